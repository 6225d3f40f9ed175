/** What stores the files of a release in the browser, so that the app starts and works without a connection (ADR 52). */
export abstract class ReleaseWorker {
  /** Begins to store, or looks for a newer release. Without support of the browser nothing happens. */
  abstract start(): Promise<void>;
  /** Calls when another release than that of this page has been stored; returns the unsubscribe function. */
  abstract whenChanged(act: () => void): () => void;
}
