import { Page } from '../view-model/page.ts';

export class BrowserPage extends Page {
  readonly #window: Pick<Window, 'location' | 'open'>;

  constructor(window: Pick<Window, 'location' | 'open'>) {
    super();
    this.#window = window;
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
}
