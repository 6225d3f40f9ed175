import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { ApiUnderTest, type Person } from '../../testing/api-under-test.ts';

const api = await apiForSpecs();
let ada: Person;

beforeAll(async () => {
  ada = await api.person();
});

const DENVER = '1437 Bannock St, Denver, CO 80202';

const suggest = (text: string, as = ada) => api.call('POST', '/address-suggestions', { as, body: { text } });
const access = async (as: Person, address = DENVER) =>
  (await api.call('POST', '/codeReports/access-address', { as, body: { address, source: 'spec' } })).body[
    'access'
  ];
const subscribe = (columns: string, values: string) =>
  api.person().then(async (person) => {
    await api.sql.query(`insert into subscriptions (person_id, ${columns}) values ($1, ${values})`, [
      person.id,
    ]);
    return person;
  });

describe('addresses', () => {
  it('RPT-1 are suggested where what was typed fits, each with its source', async () => {
    const found = { address: DENVER, source: 'spec', locationId: null };
    expect((await suggest(' 1437 BANNOCK ')).body).toEqual({ items: [found] });
    expect((await suggest('nowhere')).body).toEqual({ items: [] });
    expect((await suggest('   ')).body).toEqual({ items: [] });
  });

  it('NAV-8 are suggested to nobody who has not accepted the terms', async () => {
    const newcomer = await api.person({ acceptedTerms: false });
    expect((await suggest('1437', newcomer)).status).toBe(403);
  });
});

describe('addresses for visitors', () => {
  const ask = (text: string, of = api) =>
    of.call<{ readonly items: unknown }>('POST', '/public/address-suggestions', { body: { text } });

  it('RPT-1 RPT-4 are suggested to whoever is not signed in, as to others', async () => {
    const signedIn = (await suggest('1437 bannock')).body;
    expect(await ask(' 1437 Bannock')).toMatchObject({ status: 200, body: signedIn });
    expect((await ask('  ')).body).toEqual({ items: [] });
  });

  it('RPT-4 are suggested as often as one person types, and no more', async () => {
    const limited = await ApiUnderTest.start({ 'visitor-question': { max: 2, timeWindow: 60_000 } });
    try {
      const answers = [await ask('1', limited), await ask('14', limited), await ask('143', limited)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    } finally {
      await limited.stop();
    }
  });
});

describe('access to an address', () => {
  it('RPT-1 is granted by the free plan, whatever the state', async () => {
    expect(await access(ada)).toBe('granted');
    expect(await access(ada, 'somewhere')).toBe('granted');
  });

  it('RPT-1 PLAN-3 PAUSE-2 is denied by a plan that has expired or is paused', async () => {
    expect(await access(await subscribe('sku, is_expired', `'plan_essential', true`))).toBe('denied');
    const away = await subscribe(
      'sku, paused_at, pause_active_at, resumes_at',
      `'plan_essential', now() - interval '9 days', now() - interval '1 day', now() + interval '9 days'`,
    );
    expect(await access(away)).toBe('denied');
  });

  it('RPT-1 PLAN-1 is granted in one state by a plan for it, and denied where the state is not known', async () => {
    const local = await subscribe('sku, variant, state', `'plan_essential', 'one_state', 'co'`);
    expect(await access(local)).toBe('granted');
    expect(await access(local, '520 4th Ave, Grinnell, IA 50112')).toBe('denied');
    expect(await access(local, 'somewhere')).toBe('denied');
  });

  it('RPT-1 is that of the team’s plan before one’s own', async () => {
    const member = await subscribe('sku, variant, state', `'plan_essential', 'one_state', 'ia'`);
    expect(await access(member)).toBe('denied');
    const team = await api.team(ada, [[member, 'member']]);
    await api.sql.query(`insert into subscriptions (team_id, sku) values ($1, 'plan_23_q2_0003')`, [team]);
    expect(await access(member)).toBe('granted');
  });
});
