/** START-8: which release of this app runs, and which is the newest one. */
export abstract class Releases {
  abstract readonly running: string;
  /** Null when it cannot be known, as without a connection. */
  abstract newest(): Promise<string | null>;
}
