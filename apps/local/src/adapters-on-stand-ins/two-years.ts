import {
  advance,
  afterDeclined,
  afterPaid,
  type BilledSubscription,
  taxOf,
  unusedCredit,
} from '@ridgeline/core/billing';
import { DAY, type Instant } from '@ridgeline/core/shared';
import { aBilledSubscription, exchanged, pausedFor, resumed } from '@ridgeline/core/testing/billing';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Person } from '@ridgeline/api/testing';
import { aCardToken } from '../testing/stripe-for-specs.ts';
import type { CardSuite } from './card-suite.ts';

/** Everybody pays the tax of Texas. */
export const TAX = 82_500;
/** Of the national plans. Pro is for a team: whoever buys it gets one, which has each of their later plans. */
const PLANS = {
  essential: { sku: 'plan_essential', monthly: 6900, annual: 69_000 },
  pro: { sku: 'plan_23_q2_0003', monthly: 14_900, annual: 149_000 },
} as const;
const EXCHANGES = {
  monthly: ['essential', 'monthly'],
  annual: ['essential', 'annual'],
  'pro-monthly': ['pro', 'monthly'],
  'pro-annual': ['pro', 'annual'],
} as const;
type Exchange = keyof typeof EXCHANGES;
const COUPON = { off: { is: 'percent', hundredths: 5000 }, chargesLeft: 3 } as const;

export const ACTS = [
  'pause-1',
  'pause-3',
  'resume',
  'remove',
  'reactivate',
  'bad-card',
  'good-card',
  'annual',
  'monthly',
  'pro-annual',
  'pro-monthly',
] as const;
export type Act = (typeof ACTS)[number] | 'nothing';

/** `isPlanned`: ordered for the end of a trial. */
export type Beginning = { readonly isPlanned: boolean; readonly hasCoupon: boolean };

/** The plan that a person pays: their own, or that of their team. */
const HELD = `subscriptions kept left join teams team on team.id = kept.team_id
  where coalesce(kept.person_id, team.admin_id) = $1`;

/** One person's two years, lived by the API and by the model. */
export class TwoYears {
  readonly #suite: CardSuite;
  readonly #ada: Person;
  #kept: BilledSubscription;
  #isGood = true;
  #sku: string = PLANS.essential.sku;
  #paid: { amount: number; start: Instant; end: Instant } | null = null;
  #taken = 0;
  readonly #charges: string[] = [];

  static async begin(suite: CardSuite, anchor: Instant, how: Beginning): Promise<TwoYears> {
    const { api } = suite;
    const ada = await api.person();
    await api.sql.query(`update people set company_state = 'tx' where id = $1`, [ada.id]);
    const ends = anchor + (how.isPlanned ? 10 * DAY : DAY);
    await api.sql.query(
      `insert into subscriptions (person_id, sku, started_at, ends_at, test_clock_at)
       values ($1, 'plan_trial', $2, $3, $2)`,
      [ada.id, new Date(anchor), new Date(ends)],
    );
    const coupon = how.hasCoupon ? COUPON : null;
    const begins = how.isPlanned ? ends : anchor;
    const planned = aBilledSubscription({
      at: anchor,
      anchor: begins,
      paidUntil: begins,
      hasBegun: false,
      coupon,
      taxRate: TAX,
    });
    const years = new TwoYears(suite, ada, planned);
    await years.#card('good');
    const due = how.hasCoupon ? 3450 : 6900;
    const total = due + taxOf(due, TAX);
    const more = how.hasCoupon ? { couponCode: 'THREE' } : {};
    expect(await years.#buy('monthly', total, { payUpFront: !how.isPlanned, ...more })).toBe('paid');
    if (!how.isPlanned) {
      years.#kept = afterPaid(planned, dueOf(planned));
      years.#taken = total;
      years.#paid = { amount: due, start: anchor, end: years.#kept.paidUntil };
    }
    return years;
  }

  private constructor(suite: CardSuite, ada: Person, kept: BilledSubscription) {
    this.#suite = suite;
    this.#ada = ada;
    this.#kept = kept;
  }

  get at(): Instant {
    return this.#kept.at;
  }

  /** Both go on to a time, with a stop where something is due. */
  async goTo(to: Instant): Promise<void> {
    for (;;) {
      const { subscription, due } = advance(this.#kept, to);
      this.#kept = subscription;
      await this.#suite.api.sql.query(
        `update subscriptions set test_clock_at = $2 where id in (select kept.id from ${HELD})`,
        [this.#ada.id, new Date(subscription.at)],
      );
      await this.#suite.api.sql.query(`insert into pgboss.job (name) values ('renew-plans')`);
      while ((await this.#suite.api.doJobs()) > 0);
      if (due === null) return;
      if (this.#isGood || due.amount === 0) {
        this.#kept = afterPaid(subscription, due);
        this.#paid = { amount: due.worth, start: due.period.start, end: due.period.end };
        this.#taken += due.amount;
        if (due.amount > 0) this.#charges.push(`${iso(due.at)} ${due.amount}`);
      } else this.#kept = afterDeclined(subscription, due.at);
      if (this.#kept.ended === 'unpaid') this.#paid = null;
      await this.agree();
    }
  }

  async act(act: Act): Promise<void> {
    const kept = this.#kept;
    const is = (change: BilledSubscription | null) => change !== null && change !== kept;
    switch (act) {
      case 'nothing':
        return;
      case 'good-card':
      case 'bad-card':
        return this.#card(act === 'good-card' ? 'good' : 'declined');
      case 'pause-1':
      case 'pause-3': {
        const durationMonths = act === 'pause-1' ? 1 : 3;
        const after = pausedFor(kept, durationMonths);
        return this.#change('POST', '/pause', is(after), after, { durationMonths });
      }
      case 'resume': {
        const after = resumed(kept);
        return this.#change('POST', '/resume', is(after), after);
      }
      case 'remove': {
        const isLegal = kept.hasBegun && kept.archivedDate === null && kept.ended === null;
        return this.#change('DELETE', '', isLegal, { ...kept, archivedDate: kept.at });
      }
      case 'reactivate': {
        const isLegal = kept.archivedDate !== null && kept.paidUntil > kept.at;
        return this.#change('POST', '/reactivate', isLegal, { ...kept, archivedDate: null });
      }
      default:
        return this.#exchange(act);
    }
  }

  async #change(
    method: 'POST' | 'DELETE',
    path: string,
    isLegal: boolean,
    after: BilledSubscription,
    body?: object,
  ) {
    const { status } = await this.#suite.api.call(method, `/code-report-plan${path}`, {
      as: this.#ada,
      ...(body && { body }),
    });
    expect([path, status === 200]).toEqual([path, isLegal]);
    if (isLegal) this.#kept = after;
  }

  async #exchange(act: Exchange): Promise<void> {
    const kept = this.#kept;
    const { at } = kept;
    const [name, billingPeriod] = EXCHANGES[act];
    const { sku, [billingPeriod]: price } = PLANS[name];
    const due = price - unusedCredit(this.#paid, at) - kept.credit;
    const total = Math.max(0, due) + taxOf(due, TAX);
    const charge = total < 50 ? 0 : total;
    const goesOn = kept.hasBegun && kept.ended === null && kept.archivedDate === null;
    const isLegal = !goesOn || kept.billingPeriod !== billingPeriod || this.#sku !== sku;
    const told = await this.#buy(billingPeriod, total, { sku, payUpFront: true });
    expect([act, told]).toEqual([act, isLegal ? 'paid' : 'order-already-on-plan']);
    if (!isLegal) return;
    this.#sku = sku;
    const credit = Math.max(0, -due);
    this.#kept = { ...exchanged(kept, { price, billingPeriod }), hasBegun: true, credit };
    const notCharged = charge === 0 ? Math.max(0, due) : 0;
    this.#paid = { amount: price - notCharged, start: at, end: this.#kept.paidUntil };
    this.#taken += charge;
  }

  async #buy(billing: 'monthly' | 'annual', total: number, more: object): Promise<string> {
    const source = { type: 'new-card', id: await aCardToken(this.#suite.stripe, 'good') };
    const plan = {
      sku: 'plan_essential',
      variant: 'national',
      billing,
      source,
      total,
      orderKey: randomUUID(),
    };
    const { body } = await this.#suite.api.call<{ status: string; code?: string }>(
      'POST',
      '/code-report-plan',
      {
        as: this.#ada,
        body: { details: { ...plan, ...more } },
      },
    );
    return body.code ?? body.status;
  }

  async #card(behaves: 'good' | 'declined'): Promise<void> {
    const token = await aCardToken(this.#suite.stripe, behaves);
    const saved = await this.#suite.api.call<{ sources: { id: string }[] }>('POST', '/profile/payment_info', {
      as: this.#ada,
      body: { source: token },
    });
    const source = saved.body.sources.at(-1)?.id;
    const { status } = await this.#suite.api.call('POST', '/profile/update_default_card', {
      as: this.#ada,
      body: { source },
    });
    expect(status).toBe(200);
    this.#isGood = behaves === 'good';
  }

  /** Both agree on every date, and on every cent. */
  async agree(): Promise<void> {
    const { rows } = await this.#suite.api.sql.query(
      `select sku, billing_cycle_anchor as anchor, paid_until as "paidUntil", declines, retry_at as "retryAt",
         coupon_charges_left as "couponLeft", paid_amount as worth, credit, paused_at as "pausedAt", resumes_at as "resumesAt",
         (select planned.declines from planned_plans planned where planned.subscription_id = kept.id) as planned
       from ${HELD}`,
      [this.#ada.id],
    );
    expect(rows).toHaveLength(1);
    const [row] = rows;
    const kept = this.#kept;
    if (!kept.hasBegun) {
      const planned = kept.ended === null ? kept.declines : null;
      return expect({ sku: row.sku, planned: row.planned }).toEqual({ sku: 'plan_trial', planned });
    }
    const pause = { pausedAt: row.pausedAt?.getTime() ?? null, resumesAt: row.resumesAt?.getTime() ?? null };
    expect(pause).toEqual({ pausedAt: kept.pausedAt, resumesAt: kept.resumesAt });
    if (kept.ended === 'unpaid') {
      const told = [row.sku, row.paidUntil, row.worth, row.credit];
      return expect(told).toEqual(['plan_free', null, null, kept.credit]);
    }
    expect({
      sku: row.sku,
      anchor: row.anchor.getTime(),
      paidUntil: row.paidUntil.getTime(),
      declines: row.declines,
      retryAt: row.retryAt?.getTime() ?? null,
      couponLeft: row.couponLeft,
      worth: row.worth,
      credit: row.credit,
    }).toEqual({
      sku: this.#sku,
      anchor: kept.anchor,
      paidUntil: kept.paidUntil,
      declines: kept.declines,
      retryAt: kept.retryAt,
      couponLeft: kept.coupon?.chargesLeft ?? null,
      worth: this.#paid?.amount,
      credit: kept.credit,
    });
  }

  async agreeOnMoney(): Promise<void> {
    const { rows } = await this.#suite.api.sql.query<{ at: Date; amount: number }>(
      `select at, amount from billing_events where person_id = $1 and kind = 'paid' and starts_with(bill_id, 'plan ')
       order by at`,
      [this.#ada.id],
    );
    const begun = this.#charges.length - rows.length;
    // The first charge of a plan that follows a trial is that of an order.
    expect([0, 1]).toContain(begun);
    expect(rows.map(({ at, amount }) => `${iso(at.getTime())} ${amount}`)).toEqual(
      this.#charges.slice(begun),
    );
    const customer = await this.#suite.api.sql.query(
      'select provider_id as id from payment_customers where person_id = $1',
      [this.#ada.id],
    );
    expect(await this.#suite.takenFrom(customer.rows[0].id)).toBe(this.#taken);
  }
}

const iso = (at: Instant) => new Date(at).toISOString();

function dueOf(subscription: BilledSubscription) {
  const { due } = advance(subscription, subscription.at);
  if (due === null) throw new Error('nothing is due');
  return due;
}
