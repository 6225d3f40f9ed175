import { randomUUID } from 'node:crypto';
import { allowanceGrantContract, type AllowanceAmounts } from '@ridgeline/core/testing/plans';
import { beforeAll, describe, expect, it } from 'vitest';
import { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';
import { spending } from './spending.ts';

/** Like a new project: what is selected from `spent` is missing if nothing was granted. */
const SPEND = callerChange(
  'spend',
  {
    spent: spending({ quick_views: '$2::int', code_details: '$3::int', weather: '$4::int' }),
    made: `insert into feedback (person_id, details) select caller.id, 'made' from caller, spent returning id`,
  },
  'select made.id from made',
);

const api = await apiForSpecs();

describe('spending', () => {
  it('PLAN-5 grants 5 of 200 at once where 5 are left, and 5 projects are made', async () => {
    const ada = await api.person();
    for (let n = 0; n < 5; n += 1) await spend(ada);
    const answers = await atOnce(
      api,
      ['select from usage_counts where person_id = $1 for update', ada.id],
      Array.from({ length: 200 }, () => () => spend(ada)),
    );
    expect(answers.filter(Boolean)).toHaveLength(5);
    expect(await made(ada)).toBe(10);
    expect(await usage(ada.id)).toMatchObject({ quick_views: 10 });
  });

  it('PLAN-5 grants no more when the first of all are at once', async () => {
    const ada = await api.person();
    const answers = await Promise.all(Array.from({ length: 200 }, () => spend(ada)));
    expect(answers.filter(Boolean)).toHaveLength(10);
    expect(await made(ada)).toBe(10);
  });

  it('PLAN-4 a team has one bucket for all its members', async () => {
    const [owner, member] = [await api.person(), await api.person()];
    const team = await api.team(owner, [[member, 'member']]);
    await api.sql.query('update teams set bucket_size = 5 where id = $1', [team]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => spend(n % 2 === 0 ? owner : member)),
    );
    expect(answers.filter(Boolean)).toHaveLength(5);
    expect(await usage(team)).toMatchObject({ counting: 'lifetime', quick_views: 5 });
  });

  it('PLAN-5 takes all that is asked for, or none of it', async () => {
    const ada = await api.person();
    expect(await spend(ada, [1, 2, 1])).toBe(true);
    expect(await spend(ada, [1, 0, 1])).toBe(false);
    expect(await spend(ada, [0, 1, 0])).toBe(false);
    expect(await spend(ada, [9, 0, 0])).toBe(true);
    expect(await usage(ada.id)).toMatchObject({ quick_views: 10, code_details: 2, weather: 1 });
  });

  it('PLAN-4 a trial is counted once and not by the month', async () => {
    const ada = await api.person();
    await subscribe(ada, `'plan_trial', now() - interval '3 days', null, null, null`);
    expect(await spend(ada)).toBe(true);
    expect(await usage(ada.id)).toMatchObject({ counting: 'free', quick_views: 1 });
  });

  it('PLAN-3 PAUSE-2 grants nothing from an expired plan, nor while a pause is in effect', async () => {
    const [late, away, leaving] = [await api.person(), await api.person(), await api.person()];
    await subscribe(late, `'plan_trial', now() - interval '15 days', null, null, null`);
    await subscribe(
      away,
      `'plan_essential', now(), now() - interval '9 days', now() - interval '1 day', now() + interval '9 days'`,
    );
    await subscribe(
      leaving,
      `'plan_essential', now(), now() - interval '9 days', now() + interval '1 day', now() + interval '9 days'`,
    );
    expect([await spend(late), await spend(away), await spend(leaving)]).toEqual([false, false, true]);
  });

  it('PLAN-4 restarts with a period, including extras', async () => {
    const ada = await api.person();
    await spend(ada, [10, 0, 0]);
    await api.sql.query(
      `update usage_counts set period_start = period_start - interval '1 day', extra_quick_views = 3 where person_id = $1`,
      [ada.id],
    );
    expect(await spend(ada)).toBe(true);
    expect(await usage(ada.id)).toMatchObject({ quick_views: 1, extra_quick_views: 0 });
  });

  it('PLAN-1 add-ons are spent beyond what the plan gives', async () => {
    const ada = await api.person();
    await spend(ada, [10, 0, 0]);
    await api.sql.query('update usage_counts set extra_quick_views = 2 where person_id = $1', [ada.id]);
    expect([await spend(ada), await spend(ada), await spend(ada)]).toEqual([true, true, false]);
  });

  it('PLAN-1 goes on with one kind where a smaller plan gives less of another than was used', async () => {
    const ada = await api.person();
    await subscribe(ada, `'plan_essential', now(), null, null, null`);
    expect(await spend(ada, [1, 0, 2])).toBe(true);
    await api.sql.query(`update subscriptions set sku = 'plan_free' where person_id = $1`, [ada.id]);
    expect([await spend(ada), await spend(ada, [0, 0, 1])]).toEqual([true, false]);
  });

  it('PLAN-5 the database itself holds no more used than was allowed', async () => {
    const ada = await api.person();
    await spend(ada);
    const beyond = api.sql.query('update usage_counts set quick_views = 11 where person_id = $1', [ada.id]);
    await expect(beyond).rejects.toThrow('usage_counts_quick_views');
  });
});

let dora: Person;

beforeAll(async () => {
  dora = await api.person();
  await api.sql.query(`
    insert into products (sku, type, title, position) values ('plan_spec', 'spec', 'Spec', 1);
    insert into plans (sku, subscription_type, order_display_title, quick_views, code_details, weather,
      allow_integration_access, allow_team_access, ui) values ('plan_spec', 'paid', 'SPEC', 0, 0, 0, true, true, '{}')`);
  await api.sql.query(`insert into subscriptions (person_id, sku) values ($1, 'plan_spec')`, [dora.id]);
});

const TAKING = `with plan as (update plans set quick_views = $1, code_details = $2, weather = $3 where sku = 'plan_spec'),
    subscription as (update subscriptions set is_expired = $4 where person_id = $5)
  insert into usage_counts (person_id, counting, period_start, quick_views, code_details, weather,
    allowed_quick_views, allowed_code_details, allowed_weather) values ($5, 'monthly', now(), $6, $7, $8, $6, $7, $8)
  on conflict (holder, counting) do update set quick_views = $6, code_details = $7, weather = $8,
    allowed_quick_views = $6, allowed_code_details = $7, allowed_weather = $8`;

allowanceGrantContract('spending', async ({ allocation, used, wanted, expired }) => {
  await api.sql.query(TAKING, [...amountsOf(allocation), expired, dora.id, ...amountsOf(used)]);
  const granted = await spend(dora, amountsOf(wanted));
  const { rows } = await api.sql.query(
    `select quick_views as "quickViews", code_details as "codeDetails", weather from usage_counts where holder = $1`,
    [dora.id],
  );
  if (!granted) expect(rows).toEqual([used]);
  return granted ? rows[0] : null;
});

function amountsOf({ quickViews, codeDetails, weather }: AllowanceAmounts) {
  return [quickViews, codeDetails, weather] as const;
}

async function spend(
  { id }: Person,
  amounts: readonly [quickViews: number, codeDetails: number, weather: number] = [1, 0, 0],
): Promise<boolean> {
  const rights = { operation: 'spec', access: 'terms-accepted', objects: [] } as const;
  const rows = await new CallerDb(api.api.database, { id }, rights).rows(SPEND, amounts);
  return rows.length > 0;
}

async function subscribe({ id }: Person, facts: string): Promise<void> {
  await api.sql.query(
    `insert into subscriptions (id, person_id, sku, started_at, paused_at, pause_active_at, resumes_at)
     values ($1, $2, ${facts})`,
    [randomUUID(), id],
  );
}

async function usage(holder: string): Promise<unknown> {
  const { rows } = await api.sql.query('select * from usage_counts where holder = $1', [holder]);
  return rows[0];
}

async function made({ id }: Person): Promise<number> {
  const { rows } = await api.sql.query('select 1 from feedback where person_id = $1', [id]);
  return rows.length;
}
