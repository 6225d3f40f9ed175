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
  /** Calls when the page is hidden, which may be the last that it hears; returns the unsubscribe function. */
  abstract whenHidden(act: () => void): () => void;
  /** Calls when the page is visible again, such as after another tab; returns the unsubscribe function. */
  abstract whenShown(act: () => void): () => void;
  /** What the browser knows of the connection; it may be wrong where it says that there is one. */
  abstract readonly isOnline: boolean;
  /** Calls when the browser has lost the connection, or has it again; returns the unsubscribe function. */
  abstract whenConnectionChanges(act: () => void): () => void;
}
