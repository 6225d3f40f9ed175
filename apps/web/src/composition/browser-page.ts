import { Page } from '../view-model/page.ts';

export class BrowserPage extends Page {
  readonly #window: Pick<Window, 'location' | 'open' | 'print'>;

  constructor(window: Pick<Window, 'location' | 'open' | 'print'>) {
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
}
