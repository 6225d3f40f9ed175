import { describe, expect, it } from 'vitest';
import type { StateUpdatesGateway } from '../../reports/state-updates/state-updates-gateway.port.ts';

/** A signed-in user without state subscriptions; Colorado's codes changed at `changedAt`, Iowa's never. */
export type StateUpdatesWorld = {
  readonly updates: StateUpdatesGateway;
  readonly changedAt: number;
  endSession(): Promise<void>;
};

/** Contract suite for `StateUpdatesGateway`. Runs on the fake and on every real adapter. */
export function stateUpdatesContract(name: string, makeWorld: () => Promise<StateUpdatesWorld>): void {
  describe(`${name} fulfills the contract of StateUpdatesGateway`, () => {
    it('DASH-5 tells when the codes of a state last changed, and null where that is not known', async () => {
      const { updates, changedAt } = await makeWorld();
      const told = { ok: true, value: { co: changedAt, ia: null } };
      expect(await updates.lastStateUpdates(['co', 'ia'])).toEqual(told);
      expect(await updates.localUpdates(['co', 'ia'])).toEqual(told);
      expect(await updates.lastUpdate()).toEqual({ ok: true, value: changedAt });
    });

    it('DASH-5 keeps the states a person subscribes to, and replaces them', async () => {
      const { updates } = await makeWorld();
      expect(await updates.subscribedStates()).toEqual({ ok: true, value: [] });
      expect((await updates.subscribe(['co', 'tx'])).ok).toBe(true);
      expect(await updates.subscribedStates()).toEqual({ ok: true, value: ['co', 'tx'] });
      expect((await updates.subscribe(['tx'])).ok).toBe(true);
      expect(await updates.subscribedStates()).toEqual({ ok: true, value: ['tx'] });
    });

    it('DASH-5 answers nobody whose session is over', async () => {
      const { updates, endSession } = await makeWorld();
      await endSession();
      const refused = { ok: false, failure: 'signed-out' };
      expect(await updates.lastUpdate()).toEqual(refused);
      expect(await updates.lastStateUpdates(['co'])).toEqual(refused);
      expect(await updates.localUpdates(['co'])).toEqual(refused);
      expect(await updates.subscribedStates()).toEqual(refused);
      expect(await updates.subscribe(['co'])).toEqual(refused);
    });
  });
}
