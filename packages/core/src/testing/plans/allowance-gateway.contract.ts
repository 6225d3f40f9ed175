import { describe, expect, it } from 'vitest';
import type { AllowanceGateway } from '../../plans/allowance-gateway.port.ts';

/** One signed-in user. */
export type AllowanceGatewayWorld = {
  readonly allowances: AllowanceGateway;
  readonly userId: string;
  /** Ends the session. */
  endSession(): Promise<void>;
  /** Makes the server unreachable. */
  goOffline(): Promise<void>;
};

/** Contract suite for `AllowanceGateway`. Runs on the fake and on every real adapter. */
export function allowanceGatewayContract(
  name: string,
  makeWorld: () => Promise<AllowanceGatewayWorld>,
): void {
  describe(`${name} fulfills the contract of AllowanceGateway`, () => {
    it('ENT-4 HDR-6 tells what is left of each kind, never more than there was and never less than nothing', async () => {
      const { allowances, userId } = await makeWorld();
      const loaded = await allowances.load(userId);
      if (!loaded.ok) throw new Error(loaded.failure);
      expect(Object.keys(loaded.value).sort()).toEqual(['codeDetail', 'quickView', 'weather']);
      for (const { allocation, available } of Object.values(loaded.value)) {
        expect(available).toBeGreaterThanOrEqual(0);
        expect(available).toBeLessThanOrEqual(allocation);
      }
    });

    it('START-6 says that nobody is signed in', async () => {
      const { allowances, userId, endSession } = await makeWorld();
      await endSession();
      expect(await allowances.load(userId)).toEqual({ ok: false, failure: 'signed-out' });
    });

    it('says that nobody answered', async () => {
      const { allowances, userId, goOffline } = await makeWorld();
      await goOffline();
      expect(await allowances.load(userId)).toEqual({ ok: false, failure: 'unavailable' });
    });
  });
}
