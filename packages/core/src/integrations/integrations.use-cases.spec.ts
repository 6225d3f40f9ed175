import { describe, expect, it } from 'vitest';
import { FakeApiKeyGateway } from '../testing/integrations/fake-api-key-gateway.ts';
import { FakeIntegrationGateway } from '../testing/integrations/fake-integration-gateway.ts';
import { anIntegration } from '../testing/integrations/integration.builder.ts';
import { FakeClock } from '../testing/shared/fake-clock.ts';
import { say } from '../shared/messages.ts';
import { maskedKey } from './connection.policy.ts';
import { CreateApiKey } from './create-api-key.use-case.ts';
import { integrationsMessages } from './integrations.messages.ts';
import { ListApiKeys } from './list-api-keys.use-case.ts';
import { ListIntegrations } from './list-integrations.use-case.ts';
import { LoadApiKey } from './load-api-key.use-case.ts';
import { LoadIntegration } from './load-integration.use-case.ts';
import { RevokeApiKey } from './revoke-api-key.use-case.ts';

const withRight = { allowTeamAccess: false, allowIntegrationAccess: true };
const withoutRight = { allowTeamAccess: true, allowIntegrationAccess: false };
const crm = anIntegration({ id: 'roof-crm', title: 'Roof CRM' });
const other = anIntegration();

function setUp() {
  const integrations = new FakeIntegrationGateway([crm, other]);
  const keys = new FakeApiKeyGateway(new FakeClock(1000));
  return {
    integrations,
    keys,
    list: new ListIntegrations(integrations, keys),
    load: new LoadIntegration(integrations, keys),
    listKeys: new ListApiKeys(keys),
    create: new CreateApiKey(keys),
    find: new LoadApiKey(keys),
    revoke: new RevokeApiKey(keys),
  };
}

const key = { name: 'roof-crm', createdAt: 1000, ending: '0001', lastUse: null };

describe('integrations', () => {
  it('API-5 are connected by the key of their name', async () => {
    const { list, load, create } = setUp();
    expect(await list.run(withRight)).toEqual({
      ok: true,
      value: [
        { integration: crm, key: null },
        { integration: other, key: null },
      ],
    });
    await create.run('roof-crm', withRight);
    expect(await list.run(withRight)).toEqual({
      ok: true,
      value: [
        { integration: crm, key },
        { integration: other, key: null },
      ],
    });
    expect(await load.run('roof-crm', withRight)).toEqual({ ok: true, value: { integration: crm, key } });
    expect(await load.run('estimate-sync', withRight)).toEqual({
      ok: true,
      value: { integration: other, key: null },
    });
    expect(await load.run('unknown', withRight)).toEqual({ ok: false, failure: 'not-found' });
  });

  it.each(['signed-out', 'unavailable'] as const)('API-5 fail as either call does: %s', async (failure) => {
    const { integrations, keys, list, load } = setUp();
    keys.refuseWith(failure);
    expect(await list.run(withRight)).toEqual({ ok: false, failure });
    expect(await load.run('roof-crm', withRight)).toEqual({ ok: false, failure });
    keys.refuseWith(null);
    integrations.refuseWith(failure);
    expect(await list.run(withRight)).toEqual({ ok: false, failure });
    expect(await load.run('roof-crm', withRight)).toEqual({ ok: false, failure });
  });

  it('API-5 HDR-12 PLAN-10 need the right of the plan', async () => {
    const { list, load, listKeys, create, find } = setUp();
    for (const answer of [
      await list.run(withoutRight),
      await load.run('roof-crm', withoutRight),
      await listKeys.run(withoutRight),
      await create.run('roof-crm', withoutRight),
      await find.run('roof-crm', withoutRight),
    ]) {
      expect(answer).toEqual({ ok: false, failure: 'not-in-plan' });
    }
    expect(await listKeys.run(withRight)).toEqual({ ok: true, value: [] });
  });
});

describe('API keys', () => {
  it('API-5 are created, listed, loaded and revoked', async () => {
    const { listKeys, create, find, revoke } = setUp();
    const created = await create.run(' roof-crm ', withRight);
    expect(created).toEqual({ ok: true, value: { ...key, secret: 'rk_fake_0001' } });
    expect(await listKeys.run(withRight)).toEqual({ ok: true, value: [key] });
    expect(await find.run('roof-crm', withRight)).toEqual({ ok: true, value: key });
    expect(await revoke.run('roof-crm')).toEqual({ ok: true, value: undefined });
    expect(await listKeys.run(withRight)).toEqual({ ok: true, value: [] });
    expect(await find.run('roof-crm', withRight)).toEqual({ ok: false, failure: 'not-found' });
  });

  it('API-5 of a bad name are not asked about', async () => {
    const { create, find, revoke, keys } = setUp();
    keys.refuseWith('unavailable');
    for (const answer of [
      await create.run('a/b', withRight),
      await find.run(null, withRight),
      await revoke.run(''),
    ]) {
      expect(answer).toEqual({ ok: false, failure: 'key-name-invalid' });
    }
  });

  it('API-5 show only how they end', () => {
    expect(maskedKey(key)).toBe('•••• 0001');
    expect(say(integrationsMessages, 'en', 'key-created-on', { date: '03/02/2026' })).toBe(
      'Created 03/02/2026',
    );
    expect(say(integrationsMessages, 'en', 'integrations')).toBe('Integrations');
  });
});
