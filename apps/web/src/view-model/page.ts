/** The browser's page beyond its address, as view-models see it. */
export abstract class Page {
  /** Loads everything anew. */
  abstract reload(): void;
  /** Leaves for an address by loading everything anew. */
  abstract leaveFor(address: string): void;
  /** Opens a page of somebody else beside this one. */
  abstract open(address: string): void;
}
