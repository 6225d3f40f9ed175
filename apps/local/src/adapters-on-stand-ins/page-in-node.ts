import { MemoryStorage } from './memory-storage.ts';

/** As much of a browser's page as Amplify looks for; in Node it would not know that it may be led back to. */
export class PageInNode {
  readonly localStorage = new MemoryStorage();
  readonly document = {
    hidden: false,
    addEventListener: (): void => {},
    removeEventListener: (): void => {},
    querySelector: (): null => null,
    querySelectorAll: (): [] => [],
    getElementById: (): null => null,
  };
  readonly history = {
    state: null,
    replaceState: (_state: unknown, _title: string, url: string) => this.show(url),
  };
  location = new URL('http://localhost/');
  readonly addEventListener = (): void => {};
  readonly removeEventListener = (): void => {};

  /** Has to be there before Amplify is loaded. */
  static install(): PageInNode {
    const page = new PageInNode();
    Object.assign(globalThis, { window: page, document: page.document, localStorage: page.localStorage });
    return page;
  }

  show(url: string): void {
    const location = new URL(url);
    this.location = Object.assign(location, { assign: (to: string) => this.onAssign(to) });
  }

  onAssign: (url: string) => void = () => {};
}
