import { describe, expect, it } from 'vitest';
import type { ClientState } from '../../session/client-state.port.ts';

export type ClientStateWorld = {
  readonly state: ClientState;
  /** Loads some data, as a visit does. */
  readonly fill: () => Promise<void>;
  readonly isEmpty: () => Promise<boolean>;
};

/** Contract suite for `ClientState`. Runs on the fake and on every real adapter. */
export function clientStateContract(name: string, makeWorld: () => Promise<ClientStateWorld>): void {
  describe(`${name} fulfills the contract of ClientState`, () => {
    it('START-3 has nothing left of a visit once it is cleared, and can be filled again', async () => {
      const { state, fill, isEmpty } = await makeWorld();
      await fill();
      expect(await isEmpty()).toBe(false);
      await state.clear();
      expect(await isEmpty()).toBe(true);
      await fill();
      expect(await isEmpty()).toBe(false);
    });
  });
}
