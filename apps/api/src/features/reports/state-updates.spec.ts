import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';

const api = await apiForSpecs();
let ada: Person;

beforeAll(async () => {
  ada = await api.person();
});

const put = (states: readonly string[], as = ada) =>
  api.call('PUT', '/codeReports/subscriptions', { as, body: { states } });
const subscribed = async (as = ada) =>
  (await api.call('GET', '/codeReports/subscriptions', { as })).body['states'];

describe('changes of building codes', () => {
  it('DASH-5 are known of some states, and of no others', async () => {
    const lastUpdate = async () =>
      (await api.call('GET', '/codeReports/lastUpdate', { as: ada })).body['last_update'];
    expect(await lastUpdate()).toBeNull();
    await api.sql.query(
      `insert into code_updates (state, changed_at) values ('co', '2026-01-01T07:00:00Z'), ('tx', '2025-09-01T05:00:00Z')`,
    );
    expect(await lastUpdate()).toBe('2026-01-01T07:00:00.000Z');
    const told = { states: { co: '2026-01-01T07:00:00.000Z', ia: null } };
    for (const path of ['/codeReports/lastStateUpdate', '/codeReports/local-state-update']) {
      const { body } = await api.call('POST', path, { as: ada, body: { states: ['co', 'ia'] } });
      expect(body).toEqual(told);
    }
  });

  it.each(['CO', 'zz', ''])('DASH-5 there is no state "%s"', async (state) => {
    const { status } = await api.call('POST', '/codeReports/lastStateUpdate', {
      as: ada,
      body: { states: [state] },
    });
    expect(status).toBe(400);
  });
});

describe('the states a person wants to hear about', () => {
  it('DASH-5 are replaced as a whole, each person’s own', async () => {
    expect(await subscribed()).toEqual([]);
    expect((await put(['tx', 'co', 'tx'])).body['states']).toEqual(['co', 'tx']);
    expect(await subscribed()).toEqual(['co', 'tx']);
    expect((await put(['tx', 'ia'])).body['states']).toEqual(['ia', 'tx']);
    expect(await subscribed()).toEqual(['ia', 'tx']);
    expect(await subscribed(await api.person())).toEqual([]);
    expect((await put([])).body['states']).toEqual([]);
    expect(await subscribed()).toEqual([]);
  });

  it('DASH-5 are those of one of two who replace them at once, and never of both', async () => {
    const both = [['co'], ['tx', 'ia']];
    await put(['wa']);
    await atOnce(
      api,
      ['select from subscribed_states where person_id = $1 for update', ada.id],
      both.map((states) => () => put(states)),
    );
    expect([['co'], ['ia', 'tx']]).toContainEqual(await subscribed());
  });
});
