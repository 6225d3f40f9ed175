import { randomUUID } from 'node:crypto';
import type { Profile } from '@ridgeline/contract';
import { trialEnd } from '@ridgeline/core/plans';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CallerDb } from '../../db/caller-db.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { beginProfile } from '../profile/new-profile.repository.ts';

const api = await apiForSpecs();

const DAY = 86_400_000;
const SIGNING_UP = { operation: 'spec', access: 'authenticated', objects: [] } as const;

describe('the plans of a profile', () => {
  it('ENT-1 ENT-3 are empty for a person without one, in the same round trip as the profile', async () => {
    const ada = await api.person();
    const before = api.api.database.trips;
    expect(await profile(ada)).toMatchObject({ subscriptions: [], limits: null });
    expect(api.api.database.trips - before).toBe(1);
  });

  it('ENT-3 PAUSE-5 tell all that is known of one, by the time of its test clock', async () => {
    const ada = await api.person();
    await api.sql.query(
      `insert into subscriptions (person_id, sku, variant, state, price_monthly, price_annual, started_at,
         purchase_provider, platform, billing_cycle_anchor, current_period_end, test_clock_at)
       values ($1, 'plan_essential', 'one_state', 'co', 4900, 49000, '2026-01-31T10:00:00Z', 'stripe', 'web',
         '2026-01-31T10:00:00Z', '2026-02-28T10:00:00Z', '2026-03-02T15:00:00Z')`,
      [ada.id],
    );
    const { subscriptions, limits } = await profile(ada);
    expect(subscriptions).toEqual([
      {
        type: 'paid',
        sku: 'plan_essential',
        orderDisplayTitle: 'ESSENTIAL',
        title: 'Essential',
        title_es: 'Esencial',
        option: 'one_state',
        billingPeriod: 'monthly',
        price: { monthly: 4900, annual: 49_000 },
        billable: true,
        is_expired: false,
        archivedDate: null,
        start_time: '2026-01-31T10:00:00.000Z',
        purchase_provider: 'stripe',
        platform: 'web',
        paused_at: null,
        pause_active_at: null,
        resumes_at: null,
        limits: {
          free: { period: { ms: null } },
          monthly: { code_reports: { quantity: 15 } },
          end_date: null,
          allow_integration_access: true,
          allow_team_access: false,
        },
        ui: expect.objectContaining({ can_pause_subscription: true, overage_cost: 500 }),
        details: {
          billing_cycle_anchor: Date.parse('2026-01-31T10:00:00Z') / 1000,
          current_period_end: Date.parse('2026-03-31T10:00:00Z') / 1000,
          test_clock_details: { frozen_time: Date.parse('2026-03-02T15:00:00Z') / 1000 },
        },
        needs_payer: false,
        credit: 0,
        pause_options: [
          { duration: 1, resumes_at: '2026-04-30T10:00:00.000Z' },
          { duration: 2, resumes_at: '2026-05-31T10:00:00.000Z' },
          { duration: 3, resumes_at: '2026-06-30T10:00:00.000Z' },
        ],
      },
    ]);
    expect(limits).toEqual(subscriptions[0]?.limits);
  });

  it('ENT-1 PLAN-1 begin with the plan of the team', async () => {
    const [owner, member] = [await api.person(), await api.person()];
    const team = await api.team(owner, [[member, 'member']]);
    await api.sql.query(
      `insert into subscriptions (person_id, team_id, sku) values ($1, null, 'plan_trial'), (null, $2, 'plan_23_q2_0003')`,
      [member.id, team],
    );
    const skus = (await profile(member)).subscriptions.map(({ sku }) => sku);
    expect(skus).toEqual(['plan_23_q2_0003', 'plan_trial']);
  });

  it('PLAN-2 PLAN-3 say of a trial that is over that it is expired', async () => {
    const late = await api.person();
    await api.sql.query(
      `insert into subscriptions (person_id, sku, started_at) values ($1, 'plan_trial', now() - interval '13 days 13 hours')`,
      [late.id],
    );
    const [trial] = (await profile(late)).subscriptions;
    expect(trial).toMatchObject({ type: 'trial-plan', is_expired: true, billable: false });
  });

  it('PLAN-1 start with one trial at sign-up', async () => {
    const id = '9d1c7a52-8a54-4d6f-9f0e-0d3a9a1f4c11';
    const newcomer = { id, email: `${id}@example.com`, token: api.issuer.token(id) };
    const body = { idToken: api.issuer.idToken(id) };
    const send = () => api.call<Profile>('POST', '/profile/signup-email-verified', { as: newcomer, body });
    const answers = await Promise.all([send(), send(), send()]);
    for (const { body: answered } of [...answers, await send()]) {
      expect(answered.subscriptions.map(({ type, is_expired }) => [type, is_expired])).toEqual([
        ['trial-plan', false],
      ]);
    }
  });

  it('PLAN-2 law: the trial of whoever signs up ends when core says', async () => {
    const setPeriod = (ms: number) =>
      api.sql.query(`update plans set free_period_ms = $1 where sku = 'plan_trial'`, [ms]);
    onTestFinished(async () => void (await setPeriod(14 * DAY)));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 400 * DAY }), async (ms) => {
        await setPeriod(ms);
        const id = randomUUID();
        const db = new CallerDb(api.api.database, { id }, SIGNING_UP);
        await beginProfile(db, {
          email: `${id}@example.com`,
          givenName: 'Ada',
          familyName: 'Marsh',
          signsInBy: 'cognito',
        });
        const { rows } = await api.sql.query<{ readonly signedUpAt: Date; readonly endsAt: Date }>(
          `select person.signed_up_at as "signedUpAt", trial.ends_at as "endsAt"
           from people person join subscriptions trial on trial.person_id = person.id where person.id = $1`,
          [id],
        );
        const limits = { free: { period: { ms } }, endDate: null };
        expect(rows.map(({ endsAt }) => endsAt.getTime())).toEqual(
          rows.map(({ signedUpAt }) => trialEnd({ startTime: null, limits }, signedUpAt.getTime())),
        );
        expect(rows).toHaveLength(1);
      }),
      { numRuns: 20 },
    );
  });
});

describe('the counts of a profile', () => {
  it('ENT-1 PLAN-4 are those of the month, of the trial, and of all projects', async () => {
    const ada = await api.person();
    await api.sql.query(
      `insert into usage_counts (person_id, counting, period_start, quick_views, allowed_quick_views)
       values ($1, 'monthly', now(), 3, 10), ($1, 'free', 'epoch', 2, 10)`,
      [ada.id],
    );
    await api.sql.query(
      `insert into projects (owner_id, address, state, property_type, roof_type)
       select $1, '1437 Bannock St, Denver, CO 80202', 'co', 'residential', 'steep-slope' from generate_series(1, 6)`,
      [ada.id],
    );
    expect((await profile(ada)).counts).toEqual({
      lifetime: { code_reports: 6, cycle_reset: null },
      monthly: { code_reports: 3, cycle_reset: expect.stringMatching(/-01T00:00:00.000Z$/) },
      free: { code_reports: 2, cycle_reset: null },
    });
  });

  it('PLAN-4 of an earlier month are over', async () => {
    const ada = await api.person();
    await api.sql.query(
      `insert into usage_counts (person_id, counting, period_start, quick_views, allowed_quick_views)
       values ($1, 'monthly', '2026-01-01', 3, 10)`,
      [ada.id],
    );
    expect((await profile(ada)).counts.monthly.code_reports).toBe(0);
  });
});

async function profile(as: Person): Promise<Profile> {
  return (await api.call<Profile>('GET', '/v2/profile/', { as })).body;
}
