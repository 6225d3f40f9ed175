import { describe, expect, it } from 'vitest';
import { FakeApiKeyGateway } from '../testing/integrations/fake-api-key-gateway.ts';
import { FakeIntegrationGateway } from '../testing/integrations/fake-integration-gateway.ts';
import { anIntegration } from '../testing/integrations/integration.builder.ts';
import { FakeClock } from '../testing/shared/fake-clock.ts';
import { maskedKey, OWN_SYSTEMS } from './connection.policy.ts';
import { CreateApiKey } from './create-api-key.use-case.ts';
import { descriptionIn } from './integration.ts';
import { ListIntegrations } from './list-integrations.use-case.ts';
import { RevokeApiKey } from './revoke-api-key.use-case.ts';

const withRight = { allowTeamAccess: false, allowIntegrationAccess: true };
const withoutRight = { allowTeamAccess: true, allowIntegrationAccess: false };
const crm = anIntegration({ id: 'roof-crm', title: 'Roof CRM' });
const other = anIntegration();

function setUp(listed = [crm, other]) {
  const integrations = new FakeIntegrationGateway(listed);
  const keys = new FakeApiKeyGateway(new FakeClock(1000));
  return {
    integrations,
    keys,
    list: new ListIntegrations(integrations, keys),
    create: new CreateApiKey(keys),
    revoke: new RevokeApiKey(keys),
  };
}

const key = { name: 'roof-crm', createdAt: 1000, ending: '0001', lastUse: null };

describe('integrations', () => {
  it('API-5 are connected by the key of their name; every other key is of the user’s own software', async () => {
    const { list, create } = setUp();
    expect(await list.run()).toEqual({
      ok: true,
      value: {
        listed: [
          { integration: crm, key: null },
          { integration: other, key: null },
        ],
        ownKeys: [],
      },
    });
    await create.run('roof-crm', withRight);
    await create.run('accounting', withRight);
    expect(await list.run()).toEqual({
      ok: true,
      value: {
        listed: [
          { integration: crm, key },
          { integration: other, key: null },
        ],
        ownKeys: [{ ...key, name: 'accounting', ending: '0002' }],
      },
    });
  });

  it('API-5 are described in Spanish where there is such a text', () => {
    const texts = { description: 'Draws roofs.', descriptionEs: 'Dibuja techos.' };
    expect([descriptionIn(texts, 'en'), descriptionIn(texts, 'es')]).toEqual([
      texts.description,
      texts.descriptionEs,
    ]);
    expect(descriptionIn({ description: texts.description }, 'es')).toBe(texts.description);
  });

  it('API-5 leave the page of own software its name', async () => {
    const { list } = setUp([anIntegration({ id: OWN_SYSTEMS })]);
    expect(await list.run()).toEqual({ ok: true, value: { listed: [], ownKeys: [] } });
  });

  it.each(['signed-out', 'unavailable'] as const)('API-5 fail as either call does: %s', async (failure) => {
    const { integrations, keys, list } = setUp();
    keys.refuseWith(failure);
    expect(await list.run()).toEqual({ ok: false, failure });
    keys.refuseWith(null);
    integrations.refuseWith(failure);
    expect(await list.run()).toEqual({ ok: false, failure });
  });
});

describe('API keys', () => {
  it('API-5 are created and revoked', async () => {
    const { list, create, revoke } = setUp([]);
    const created = await create.run(' roof-crm ', withRight);
    expect(created).toEqual({ ok: true, value: { ...key, secret: 'rk_fake_0001' } });
    expect(await list.run()).toMatchObject({ value: { ownKeys: [key] } });
    expect(await revoke.run('roof-crm')).toEqual({ ok: true, value: undefined });
    expect(await list.run()).toMatchObject({ value: { ownKeys: [] } });
  });

  it('API-5 HDR-12 PLAN-10 need the right of the plan', async () => {
    const { create } = setUp();
    expect(await create.run('roof-crm', withoutRight)).toEqual({ ok: false, failure: 'not-in-plan' });
  });

  it('API-5 of a bad name are not asked about', async () => {
    const { create, revoke, keys } = setUp();
    keys.refuseWith('unavailable');
    for (const answer of [await create.run('a/b', withRight), await revoke.run('')]) {
      expect(answer).toEqual({ ok: false, failure: 'key-name-invalid' });
    }
  });

  it('API-5 are not replaced by one of the same name by accident', async () => {
    const { create, keys } = setUp();
    const first = await create.run('crm', withRight);
    expect(await create.run(' crm ', withRight, ['crm'])).toEqual({ ok: false, failure: 'key-name-taken' });
    expect(first.ok && keys.isGood(first.value.secret)).toBe(true);
    expect(await create.run('crm', withRight)).toMatchObject({ ok: true });
  });

  it('API-5 show only how they end', () => {
    expect(maskedKey(key)).toBe('•••• 0001');
  });

  it('API-5 can be revoked under any plan', async () => {
    const { create, revoke, keys } = setUp();
    await create.run('roof-crm', withRight);
    expect(keys.isGood('rk_fake_0001')).toBe(true);
    expect((await revoke.run('roof-crm')).ok).toBe(true);
    expect(keys.isGood('rk_fake_0001')).toBe(false);
  });
});
