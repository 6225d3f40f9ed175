import { Page } from '../view-model/page.ts';

/** A page that only records its calls. */
export class FakePage extends Page {
  readonly origin = 'https://this.app';
  reloads = 0;
  prints = 0;
  readonly left: string[] = [];
  readonly opened: string[] = [];

  override reload(): void {
    this.reloads += 1;
  }

  override print(): void {
    this.prints += 1;
  }

  override leaveFor(address: string): void {
    this.left.push(address);
  }

  override open(address: string): void {
    this.opened.push(address);
  }
}
