import { noticesMessages } from '@ridgeline/core/notices';
import { periodEnd } from '@ridgeline/core/plans';
import { DAY, type Instant, say } from '@ridgeline/core/shared';
import type { Pool } from 'pg';
import { type PaidLife, paidLife } from './paid-life.ts';
import type { DemoPlan } from './plans.ts';

type Holder = { readonly person: string } | { readonly team: string; readonly owner: string };

/** The plan of a person or a team, as of today. One that is paid by card has its paid periods and bills. */
export async function seedPlan(pool: Pool, holder: Holder, plan: DemoPlan): Promise<void> {
  const now = Date.now();
  const [person, team] = 'person' in holder ? [holder.person, null] : [null, holder.team];
  const payer = 'person' in holder ? holder.person : holder.owner;
  const { billingPeriod = 'monthly', price, startedDays } = plan;
  const started = now + startedDays * DAY;
  const life = paidLife(plan, now);
  const { rows } = await pool.query<{ readonly id: string }>(
    `insert into subscriptions (person_id, team_id, sku, variant, billing_period, price_monthly, price_annual,
       platform, purchase_provider, started_at, paused_at, pause_active_at, resumes_at, billing_cycle_anchor, current_period_end,
       paid_amount, paid_from, paid_until, declines, retry_at, payer_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21) returning id`,
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
      dateOf(started),
      dateOf(life?.subscription.pausedAt),
      dateOf(life?.subscription.pauseActiveAt),
      dateOf(life?.subscription.resumesAt),
      price ? dateOf(started) : null,
      price ? dateOf(life?.subscription.paidUntil ?? periodEnd(started, billingPeriod, now)) : null,
      life?.paid.worth,
      dateOf(life?.paid.period.start),
      dateOf(life?.paid.period.end),
      life?.subscription.declines ?? 0,
      dateOf(life?.subscription.retryAt),
      life && payer,
    ],
  );
  if (plan.used) await seedUse(pool, person, team, plan);
  const [seeded] = rows;
  if (life && seeded) await seedBills(pool, { id: seeded.id, payer, sku: plan.sku }, life);
}

const dateOf = (at: Instant | null | undefined) => (at === null || at === undefined ? null : new Date(at));

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

type Billed = { readonly id: string; readonly payer: string; readonly sku: string };

/** Each charge as the job of renewals stores it. NOTE-1: what is past due has a notice. */
async function seedBills(pool: Pool, { id, payer, sku }: Billed, life: PaidLife): Promise<void> {
  for (const { charge, at, isPaid } of life.attempts) {
    const bill = `plan ${id} ${new Date(charge.period.start).toISOString()}`;
    await pool.query(
      `with billed as (insert into billing_events (id, person_id, bill_id, at, kind, title, title_es, amount)
         select $1 || ' billed', $2, $1, $3, 'billed', product.title, product.title_es, $4 from products product where product.sku = $5
         on conflict do nothing)
       insert into billing_events (id, person_id, bill_id, at, kind, amount)
       values ($1 || ' attempt ' || $6, $2, $1, $3, case when $7 then 'paid' else 'failed-payment' end, case when $7 then $4 end)`,
      [bill, payer, new Date(at), charge.amount, sku, charge.attempt, isPaid],
    );
  }
  if (life.subscription.declines === 0) return;
  await pool.query(
    `insert into notices (person_id, id, message, message_es, type, web_action)
     values ($1, 'past_due_notice', $2, $3, 'warning', '/subscription')`,
    [payer, say(noticesMessages, 'en', 'past-due'), say(noticesMessages, 'es', 'past-due')],
  );
}
