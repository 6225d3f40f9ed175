import { MemoryStorage } from './memory-storage.ts';

/** The parts of a browser page that Amplify checks; without them it would ignore a redirect back from a provider. */
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

  /** Call it before Amplify is loaded. */
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
