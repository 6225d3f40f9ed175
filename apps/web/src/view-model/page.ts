/** The browser's page, without its address, as view-models see it. */
export abstract class Page {
  /** Reloads the page. */
  abstract reload(): void;
  /** Navigates by a full page load. */
  abstract leaveFor(address: string): void;
  /** Where this site is, `https://example.com`. */
  abstract readonly origin: string;
  /** Asks the browser to print the page. */
  abstract print(): void;
  /** Opens an external page in a new tab. */
  abstract open(address: string): void;
}
