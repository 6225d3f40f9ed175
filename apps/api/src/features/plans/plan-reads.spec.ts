import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiUnderTest } from '../../testing/api-under-test.ts';
import { planInForce } from './plan-in-force.ts';
import { subscriptionsJson } from './subscription-row.ts';

let api: ApiUnderTest;

beforeAll(async () => {
  api = await ApiUnderTest.start();
  await api.sql.query(
    `insert into people (id, email, given_name, family_name)
     select gen_random_uuid(), n || '@example.com', 'Ada', 'Marsh' from generate_series(1, 20000) n`,
  );
  await api.sql.query(`insert into subscriptions (person_id, sku) select id, 'plan_free' from people`);
  await api.sql.query(
    `insert into usage_counts (person_id, counting, period_start) select id, 'monthly', now() from people`,
  );
  await api.sql.query('analyze subscriptions, usage_counts, people');
}, 60_000);
afterAll(() => api.stop());

const TEAM = `(select membership.team_id from team_members membership where membership.person_id = person.id)`;

describe('a plan among twenty thousand', () => {
  it.each([
    ['in force', `lateral (${planInForce('person.id', 'mine.team_id', 'person.signed_up_at')}) found`],
    ['kept', `lateral (select ${subscriptionsJson('person.id', 'mine.team_id')} as found) found`],
  ])('PLAN-1 that is %s is read by its indexes alone', async (_, read) => {
    const { rows } = await api.sql.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) select found.* from (select * from people limit 1) person,
         lateral (select ${TEAM} as team_id) mine, ${read}`,
    );
    const scanned = rows.flatMap(
      (row) => /Seq Scan on (subscriptions|usage_counts)/.exec(row['QUERY PLAN'])?.[1] ?? [],
    );
    expect(scanned).toEqual([]);
  });
});
