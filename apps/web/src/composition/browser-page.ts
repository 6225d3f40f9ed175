import { Page } from '../view-model/page.ts';

type PageWindow = Pick<
  Window,
  'location' | 'open' | 'print' | 'document' | 'navigator' | 'addEventListener' | 'removeEventListener'
>;

const CONNECTION = ['online', 'offline'] as const;

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

  override get isOnline(): boolean {
    return this.#window.navigator.onLine;
  }

  override whenConnectionChanges(act: () => void): () => void {
    const window = this.#window;
    for (const name of CONNECTION) window.addEventListener(name, act);
    return () => {
      for (const name of CONNECTION) window.removeEventListener(name, act);
    };
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
