import { describe, expect, it } from 'vitest';
import type { ApiKeyGateway } from '../../integrations/api-key-gateway.port.ts';
import { parseApiKeyName, type ApiKeyName } from '../../integrations/api-key-name.policy.ts';
import type { Result } from '../../shared/result.ts';

/** A signed-in user whose plan includes integrations, without API keys. */
export type ApiKeyWorld = {
  readonly keys: ApiKeyGateway;
  /** Whether the API accepts a call with this secret. */
  readonly isGood: (secret: string) => Promise<boolean> | boolean;
  readonly endSession: () => Promise<void> | void;
  readonly breakConnection: () => Promise<void> | void;
};

/** Contract suite for `ApiKeyGateway`. Runs on the fake and on every real adapter. */
export function apiKeyGatewayContract(name: string, makeWorld: () => Promise<ApiKeyWorld>): void {
  describe(`${name} fulfills the contract of ApiKeyGateway`, () => {
    it('API-5 makes a key that is good, and tells its secret once', async () => {
      const { keys, isGood } = await makeWorld();
      const { secret, ...key } = valueOf(await keys.create(aName('roof-crm')));
      expect(secret.endsWith(key.ending)).toBe(true);
      expect(key.ending).toHaveLength(4);
      expect(key.lastUse).toBeNull();
      expect(valueOf(await keys.list())).toEqual([key]);
      expect(valueOf(await keys.find(aName('roof-crm')))).toEqual(key);
      expect(await isGood(secret)).toBe(true);
      const { lastUse } = valueOf(await keys.find(aName('roof-crm')));
      expect(lastUse).toEqual({ at: expect.any(Number), from: expect.stringMatching(/^[0-9a-f.:]+$/) });
    });

    it('API-5 lists keys by name', async () => {
      const { keys } = await makeWorld();
      for (const name of ['beta', 'alpha', 'gamma']) await keys.create(aName(name));
      expect(valueOf(await keys.list()).map((key) => key.name)).toEqual(['alpha', 'beta', 'gamma']);
    });

    it('API-5 a new key of the same name makes the old one void', async () => {
      const { keys, isGood } = await makeWorld();
      const first = valueOf(await keys.create(aName('roof-crm')));
      const second = valueOf(await keys.create(aName('roof-crm')));
      expect([await isGood(first.secret), await isGood(second.secret)]).toEqual([false, true]);
      expect(valueOf(await keys.list())).toHaveLength(1);
    });

    it('API-5 revokes a key, and no other, once', async () => {
      const { keys, isGood } = await makeWorld();
      const revoked = valueOf(await keys.create(aName('roof-crm')));
      const kept = valueOf(await keys.create(aName('other')));
      expect((await keys.revoke(aName('roof-crm'))).ok).toBe(true);
      expect([await isGood(revoked.secret), await isGood(kept.secret)]).toEqual([false, true]);
      expect(await keys.find(aName('roof-crm'))).toEqual({ ok: false, failure: 'not-found' });
      expect(await keys.revoke(aName('roof-crm'))).toEqual({ ok: false, failure: 'not-found' });
    });

    it('API-5 answers a failure, and never throws, when signed out', async () => {
      const { keys, endSession } = await makeWorld();
      await endSession();
      await expectEveryCall(keys, 'signed-out');
    });

    it('API-5 answers a failure, and never throws, when nobody is reached', async () => {
      const { keys, breakConnection } = await makeWorld();
      await breakConnection();
      await expectEveryCall(keys, 'unavailable');
    });
  });
}

async function expectEveryCall(keys: ApiKeyGateway, failure: string): Promise<void> {
  const name = aName('roof-crm');
  for (const answer of [
    await keys.list(),
    await keys.find(name),
    await keys.create(name),
    await keys.revoke(name),
  ]) {
    expect(answer).toEqual({ ok: false, failure });
  }
}

function aName(text: string): ApiKeyName {
  return valueOf(parseApiKeyName(text));
}

function valueOf<Value>(result: Result<Value, string>): Value {
  if (!result.ok) expect.fail(`refused with ${result.failure}`);
  return result.value;
}
