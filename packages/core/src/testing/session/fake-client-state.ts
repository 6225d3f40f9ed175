import { ClientState } from '../../session/client-state.port.ts';

/** What a visit has loaded, as a pile of anything. */
export class FakeClientState extends ClientState {
  readonly loaded: unknown[] = [];

  override async clear(): Promise<void> {
    this.loaded.length = 0;
  }
}
