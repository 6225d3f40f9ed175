import { ClientState } from '../../session/client-state.port.ts';

/** The data a visit has loaded. */
export class FakeClientState extends ClientState {
  readonly loaded: unknown[] = [];

  override async clear(): Promise<void> {
    this.loaded.length = 0;
  }
}
