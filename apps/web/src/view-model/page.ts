/** The browser's page, without its address, as view-models see it. */
export abstract class Page {
  /** Reloads the page. */
  abstract reload(): void;
  /** Navigates by a full page load. */
  abstract leaveFor(address: string): void;
  /** Opens an external page in a new tab. */
  abstract open(address: string): void;
}
