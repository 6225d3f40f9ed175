import { describe, expect, it } from 'vitest';
import type { IntegrationGateway } from '../../integrations/integration-gateway.port.ts';
import type { Result } from '../../shared/result.ts';

/** A signed-in user; there is at least one integration. */
export type IntegrationWorld = {
  readonly integrations: IntegrationGateway;
  readonly endSession: () => Promise<void> | void;
  readonly breakConnection: () => Promise<void> | void;
};

/** Contract suite for `IntegrationGateway`. Runs on the fake and on every real adapter. */
export function integrationGatewayContract(name: string, makeWorld: () => Promise<IntegrationWorld>): void {
  describe(`${name} fulfills the contract of IntegrationGateway`, () => {
    it('API-5 lists integrations, each with an id of its own, and finds each by it', async () => {
      const { integrations } = await makeWorld();
      const listed = valueOf(await integrations.list());
      expect(listed.length).toBeGreaterThan(0);
      expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
      for (const integration of listed) {
        expect(await integrations.find(integration.id)).toEqual({ ok: true, value: integration });
      }
    });

    it.each(['no-such-integration', '', '../profile'])('API-5 finds none as %j', async (id) => {
      const { integrations } = await makeWorld();
      expect(await integrations.find(id)).toEqual({ ok: false, failure: 'not-found' });
    });

    it('API-5 answers a failure, and never throws, when signed out or out of reach', async () => {
      const { integrations, endSession, breakConnection } = await makeWorld();
      await endSession();
      expect(await integrations.list()).toEqual({ ok: false, failure: 'signed-out' });
      expect(await integrations.find('any')).toEqual({ ok: false, failure: 'signed-out' });
      await breakConnection();
      expect(await integrations.list()).toEqual({ ok: false, failure: 'unavailable' });
      expect(await integrations.find('any')).toEqual({ ok: false, failure: 'unavailable' });
    });
  });
}

function valueOf<Value>(result: Result<Value, string>): Value {
  if (!result.ok) expect.fail(`refused with ${result.failure}`);
  return result.value;
}
