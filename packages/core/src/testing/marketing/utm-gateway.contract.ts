import { describe, expect, it } from 'vitest';
import type { UtmGateway } from '../../marketing/utm-gateway.port.ts';
import type { UtmData } from '../../marketing/utm.policy.ts';

/** One signed-in user without stored UTM data. */
export type UtmWorld = {
  readonly gateway: UtmGateway;
  /** The UTM data stored by the API. */
  known(): Promise<UtmData | null>;
  /** Ends the session. */
  endSession(): Promise<void>;
};

/** Contract suite for `UtmGateway`. Runs on the fake and on every real adapter. */
export function utmGatewayContract(name: string, makeWorld: () => Promise<UtmWorld>): void {
  describe(`${name} fulfills the contract of UtmGateway`, () => {
    it('API-3 ENT-12 posts every field, and only those there are', async () => {
      const { gateway, known } = await makeWorld();
      const whole = {
        source: 'newsletter',
        medium: 'email',
        campaign: 'spring',
        term: 'roof',
        content: 'top',
      };
      expect(await gateway.post(whole)).toMatchObject({ ok: true });
      expect(await known()).toEqual(whole);
      expect(await gateway.post({ source: 'search' })).toMatchObject({ ok: true });
      expect(await known()).toEqual({ source: 'search' });
    });

    it('API-3 posts nothing for a session that is over', async () => {
      const { gateway, known, endSession } = await makeWorld();
      await endSession();
      expect(await gateway.post({ source: 'search' })).toEqual({ ok: false, failure: 'signed-out' });
      expect(await known()).toBeNull();
    });
  });
}
