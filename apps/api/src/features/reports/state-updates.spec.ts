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
      `insert into code_updates (state, level, body, question, new_value, source_name, source_date, pack, changed_at)
       values ('co', 'state', 'co', 'ice-barrier', 'yes', 'The spec', '2025', 'spec', '2026-01-01T07:00:00Z'),
         ('co', 'place', '0869645', 'frost-depth', '36 in', 'The spec', '2025', 'spec', '2025-12-01T07:00:00Z'),
         ('co', 'county', '08005', 'frost-depth', '36 in', 'The spec', '2025', 'spec', '2025-11-01T07:00:00Z'),
         ('tx', 'state', 'tx', 'ice-barrier', 'no', 'The spec', '2025', 'spec', '2025-09-01T05:00:00Z')`,
    );
    expect(await lastUpdate()).toBe('2026-01-01T07:00:00.000Z');
    const told = {
      lastStateUpdate: '2026-01-01T07:00:00.000Z',
      'local-state-update': '2025-12-01T07:00:00.000Z',
    };
    for (const [path, co] of Object.entries(told)) {
      const asked = { as: ada, body: { states: ['co', 'ia'] } };
      const { body } = await api.call('POST', `/codeReports/${path}`, asked);
      expect(body).toEqual({ states: { co, ia: null } });
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
    expect((await put(['tx', 'ia', 'dc'])).body['states']).toEqual(['dc', 'ia', 'tx']);
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
