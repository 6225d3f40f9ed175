/** All that this visit has loaded or is at work on, with the copies that are kept for reading offline. */
export abstract class ClientState {
  abstract clear(): Promise<void>;
}
