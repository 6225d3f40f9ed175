import { periodEnd } from '@ridgeline/core/plans';
import { DAY } from '@ridgeline/core/shared';
import type { Pool } from 'pg';
import type { DemoPlan } from './plans.ts';

type Holder = { readonly person: string } | { readonly team: string };

/** The plan of a person or a team, as of today. */
export async function seedPlan(pool: Pool, holder: Holder, plan: DemoPlan): Promise<void> {
  const now = Date.now();
  const inDays = (days: number | undefined) => (days === undefined ? null : new Date(now + days * DAY));
  const [person, team] = 'person' in holder ? [holder.person, null] : [null, holder.team];
  const { billingPeriod = 'monthly', price, pause } = plan;
  // A pause begins at the end of a billing period, so the billing anchor follows from it.
  const anchor = price ? now + (pause?.beginsDays ?? plan.startedDays) * DAY : null;
  await pool.query(
    `insert into subscriptions (person_id, team_id, sku, variant, billing_period, price_monthly, price_annual,
       platform, purchase_provider, started_at, paused_at, pause_active_at, resumes_at, billing_cycle_anchor, current_period_end)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      person,
      team,
      plan.sku,
      price ? 'national' : null,
      billingPeriod,
      price?.monthly,
      price?.annual,
      plan.platform,
      price ? (plan.platform === 'android' ? 'google-play' : 'stripe') : null,
      inDays(plan.startedDays),
      inDays(pause?.askedDays),
      inDays(pause?.beginsDays),
      inDays(pause?.endsDays),
      anchor === null ? null : new Date(anchor),
      anchor === null ? null : new Date(periodEnd(anchor, billingPeriod, now)),
    ],
  );
  if (plan.used) await seedUse(pool, person, team, plan);
  if (plan.pastDue !== undefined) await seedPastDue(pool, person, plan.pastDue);
}

async function seedUse(
  pool: Pool,
  person: string | null,
  team: string | null,
  { sku, used }: DemoPlan,
): Promise<void> {
  const counting = team ? 'lifetime' : sku === 'plan_trial' ? 'free' : 'monthly';
  await pool.query(
    `insert into usage_counts (person_id, team_id, counting, period_start, quick_views, code_details, weather,
       allowed_quick_views, allowed_code_details, allowed_weather)
     values ($1, $2, $3, case when $3 = 'monthly' then now() else 'epoch' end, $4, $5, $6, $4, $5, $6)`,
    [person, team, counting, used?.quickViews, used?.codeDetails, used?.weather],
  );
}

/** NOTE-1 */
async function seedPastDue(pool: Pool, person: string | null, cents: number): Promise<void> {
  await pool.query(
    `insert into notices (person_id, id, message, type, web_action)
     values ($1, 'past_due_notice', 'Your last payment did not go through.', 'warning', '/subscription')`,
    [person],
  );
  await pool.query(
    `insert into billing_events (id, person_id, bill_id, kind, title, amount)
     values ($2 || ' billed', $1, $2, 'billed', 'Essential', $3), ($2 || ' failed', $1, $2, 'failed-payment', null, null)`,
    [person, `demo-bill-${person}`, cents],
  );
}
