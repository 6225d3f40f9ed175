import { Page } from '../view-model/page.ts';

type PageWindow = Pick<Window, 'location' | 'open' | 'print' | 'document'>;

export class BrowserPage extends Page {
  readonly #window: PageWindow;

  constructor(window: PageWindow) {
    super();
    this.#window = window;
  }

  override get origin(): string {
    return this.#window.location.origin;
  }

  override print(): void {
    this.#window.print();
  }

  override reload(): void {
    this.#window.location.reload();
  }

  override leaveFor(address: string): void {
    this.#window.location.assign(address);
  }

  override open(address: string): void {
    this.#window.open(address, '_blank', 'noopener,noreferrer');
  }

  override whenHidden(act: () => void): () => void {
    return this.#when('hidden', act);
  }

  override whenShown(act: () => void): () => void {
    return this.#when('visible', act);
  }

  #when(state: DocumentVisibilityState, act: () => void): () => void {
    const { document } = this.#window;
    const listen = (): void => {
      if (document.visibilityState === state) act();
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }
}
