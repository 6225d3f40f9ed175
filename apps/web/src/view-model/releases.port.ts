/** START-8: the running release of this app, and the newest one. */
export abstract class Releases {
  abstract readonly running: string;
  /** Null if unknown, such as without a connection. */
  abstract newest(): Promise<string | null>;
}
