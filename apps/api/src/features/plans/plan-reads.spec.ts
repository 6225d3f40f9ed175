import { beforeAll, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { personColumns } from '../profile/person-row.ts';

const api = await apiForSpecs();

beforeAll(async () => {
  await api.sql.query(
    `insert into people (id, email, given_name, family_name)
     select gen_random_uuid(), n || '@example.com', 'Ada', 'Marsh' from generate_series(1, 30000) n`,
  );
  await api.sql.query(`insert into subscriptions (person_id, sku) select id, 'plan_free' from people`);
  await api.sql.query(
    `insert into usage_counts (person_id, counting, period_start) select id, 'monthly', now() from people`,
  );
  await api.sql.query('analyze');
}, 60_000);

describe('a plan among thirty thousand', () => {
  it('ENT-1 PLAN-1 is read with its person by indexes alone', async () => {
    const people = await api.sql.query<{ id: string }>('select id from people limit 1');
    const { rows } = await api.sql.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) select ${personColumns('person')} from people person
       where person.id = '${people.rows[0]?.id}'`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('subscriptions_person_id_unique');
    expect(plan).not.toMatch(/Seq Scan on (subscriptions|usage_counts)/);
  });
});
