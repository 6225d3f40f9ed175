/** All data this visit has loaded or is loading, including offline copies. */
export abstract class ClientState {
  abstract clear(): Promise<void>;
}
