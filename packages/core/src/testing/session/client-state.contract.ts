import { describe, expect, it } from 'vitest';
import type { ClientState } from '../../session/client-state.port.ts';

export type ClientStateWorld = {
  readonly state: ClientState;
  /** Loads something, as a visit does. */
  readonly fill: () => Promise<void>;
  readonly isEmpty: () => Promise<boolean>;
};

/** What every `ClientState` promises. Run on the fake and on each real adapter. */
export function clientStateContract(name: string, makeWorld: () => Promise<ClientStateWorld>): void {
  describe(`${name} keeps the promises of ClientState`, () => {
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
