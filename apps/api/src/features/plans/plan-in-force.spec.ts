import {
  countInUse,
  featureVerdict,
  isPauseActive,
  isPlanExpired,
  periodEnd,
  planAt,
  projectQuota,
  type Subscription,
} from '@ridgeline/core/plans';
import { aPlan } from '@ridgeline/core/testing/plans';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { planIncludes } from '../../db/kept-plans.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { PLAN_IN_FORCE_COLUMNS, planInForce, type PlanInForceRow } from './plan-in-force.ts';

const DAY = 86_400_000;
const HOUR = DAY / 24;
const NOW = Date.parse('2026-03-31T12:00:00Z');

const plans = {
  plan_free: { type: 'free-plan', quantity: 10, ms: null },
  plan_trial: { type: 'trial-plan', quantity: 10, ms: 14 * DAY },
  plan_essential: { type: 'paid', quantity: 15, ms: null },
  plan_23_q2_0003: { type: 'paid-team-plan', quantity: 30, ms: null },
} as const;

const api = await apiForSpecs();
let ada: Person;
let dora: Person;
let team: string;

beforeAll(async () => {
  ada = await api.person();
  dora = await api.person();
  team = await api.team(ada, []);
});

const near = fc
  .integer({ min: -400 * 24, max: 400 * 24 })
  .map((hours) => NOW + hours * HOUR)
  .chain((at) => fc.constantFrom(at, NOW, NOW + 12 * HOUR, NOW + 12 * HOUR - 1, NOW - 1, NOW + 1));
const facts = fc.record({
  sku: fc.constantFrom(...(Object.keys(plans) as (keyof typeof plans)[])),
  isExpired: fc.boolean(),
  startTime: near,
  endDate: fc.option(near),
  archivedDate: fc.option(near),
  pause: fc.option(fc.tuple(near, near, near).map((moments) => moments.sort((a, b) => a - b))),
  anchor: near,
  isAnnual: fc.boolean(),
  bucket: fc.option(fc.integer({ min: 1, max: 500 })),
});

const rights = fc.record({ allowTeamAccess: fc.boolean(), allowIntegrationAccess: fc.boolean() });

describe('the plan in force', () => {
  it('PLAN-2 PLAN-3 PLAN-4 PAUSE-2 is in SQL what core says of it', async () => {
    await fc.assert(
      fc.asyncProperty(facts, async (given) => {
        const currentPeriodEnd = periodEnd(
          given.anchor,
          given.isAnnual ? 'annual' : 'monthly',
          NOW - 40 * DAY,
        );
        await keep(ada, given, currentPeriodEnd);
        const row = await inForce();
        const plan = planAt(subscriptionOf(given, currentPeriodEnd), NOW);
        const { type } = plan;
        const teamPlan = given.bucket === null ? null : { type: 'bucket', maxBucketSize: given.bucket };
        expect({ ...row, monthEnds: Number(row.monthEnds) }).toMatchObject({
          type,
          expired: isPlanExpired(plan, { signedUpAt: 0, now: NOW }),
          pauseActive: isPauseActive(plan, NOW),
          counting: countInUse({ type, teamPlan }),
          quickViews: projectQuota({ plan, teamPlan }),
          monthEnds: periodEnd(given.anchor, 'monthly', NOW),
        });
      }),
      { numRuns: 300 },
    );
  });

  it('PLAN-1 PLAN-10 HDR-12 includes in SQL what core says of it; integrations end with the plan', async () => {
    await fc.assert(
      fc.asyncProperty(facts, rights, async (given, limits) => {
        const currentPeriodEnd = periodEnd(
          given.anchor,
          given.isAnnual ? 'annual' : 'monthly',
          NOW - 40 * DAY,
        );
        await keep(dora, given, currentPeriodEnd);
        await api.sql.query(
          'update plans set allow_team_access = $2, allow_integration_access = $3 where sku = $1',
          [given.sku, limits.allowTeamAccess, limits.allowIntegrationAccess],
        );
        const plan = planAt(subscriptionOf(given, currentPeriodEnd), NOW);
        expect(await included()).toEqual({
          team: featureVerdict('team', limits).allowed,
          integrations:
            featureVerdict('integrations', limits).allowed &&
            !isPlanExpired(plan, { signedUpAt: 0, now: NOW }),
        });
      }),
      { numRuns: 100 },
    );
  });
});

type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never;

function subscriptionOf(given: Facts, currentPeriodEnd: number): Subscription {
  const { type, quantity, ms } = plans[given.sku];
  const [pausedAt = null, pauseActiveAt = null, resumesAt = null] = given.pause ?? [];
  return aPlan({
    ...given,
    type,
    billingPeriod: given.isAnnual ? 'annual' : 'monthly',
    pausedAt,
    pauseActiveAt,
    resumesAt,
    limits: { free: { period: { ms } }, monthly: { codeReports: { quantity } }, endDate: given.endDate },
    details: { billingCycleAnchor: given.anchor, currentPeriodEnd },
  });
}

async function keep({ id }: Person, given: Facts, currentPeriodEnd: number): Promise<void> {
  const at = (moment: number | null | undefined) =>
    moment === null || moment === undefined ? null : new Date(moment);
  const [pausedAt, pauseActiveAt, resumesAt] = given.pause ?? [];
  await api.sql.query('update teams set bucket_size = $2 where id = $1', [team, given.bucket]);
  await api.sql.query('delete from subscriptions where person_id = $1', [id]);
  await api.sql.query(
    `insert into subscriptions (person_id, sku, is_expired, started_at, ends_at, archived_at, paused_at,
       pause_active_at, resumes_at, billing_cycle_anchor, current_period_end, billing_period, test_clock_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      id,
      given.sku,
      given.isExpired,
      at(given.startTime),
      at(given.endDate),
      at(given.archivedDate),
      at(pausedAt),
      at(pauseActiveAt),
      at(resumesAt),
      at(given.anchor),
      at(currentPeriodEnd),
      given.isAnnual ? 'annual' : 'monthly',
      at(NOW),
    ],
  );
}

async function inForce(): Promise<PlanInForceRow & { readonly monthEnds: Date }> {
  const { rows } = await api.sql.query<PlanInForceRow & { readonly monthEnds: Date }>(
    `select ${PLAN_IN_FORCE_COLUMNS}, plan.month_ends_at as "monthEnds"
     from (${planInForce('$1::uuid', '$2::uuid', "'epoch'::timestamptz")}) plan`,
    [ada.id, team],
  );
  const [row] = rows;
  if (!row) throw new Error('everybody is on a plan');
  return row;
}

async function included(): Promise<unknown> {
  const person = { person: '$1::uuid', team: '$2::uuid', signedUpAt: "'epoch'::timestamptz" };
  const { rows } = await api.sql.query(
    `select ${planIncludes('team', person)} as team, ${planIncludes('integrations', person)} as integrations`,
    [dora.id, team],
  );
  return rows[0];
}
