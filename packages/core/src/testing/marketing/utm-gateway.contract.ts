import { describe, expect, it } from 'vitest';
import type { UtmGateway } from '../../marketing/utm-gateway.port.ts';
import type { UtmData } from '../../marketing/utm.policy.ts';

/** One person, signed in, of whom nothing is known yet. */
export type UtmWorld = {
  readonly gateway: UtmGateway;
  /** What the API knows of where the person came from. */
  known(): Promise<UtmData | null>;
  /** The session ends: nobody is signed in any more. */
  endSession(): Promise<void>;
};

/** What every `UtmGateway` promises. Run on the fake and on each real adapter. */
export function utmGatewayContract(name: string, makeWorld: () => Promise<UtmWorld>): void {
  describe(`${name} keeps the promises of UtmGateway`, () => {
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
