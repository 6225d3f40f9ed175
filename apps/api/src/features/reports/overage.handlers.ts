import type { OverageOutcome, ReportOrder } from '@ridgeline/contract';
import { cardInUse, type OrderWish, overageVerdict } from '@ridgeline/core/billing';
import { parseAddressLine } from '@ridgeline/core/places';
import { parseUsState } from '@ridgeline/core/shared';
import { answer, type Answer, type Call, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import type { Payments } from '../../ports/payments.port.ts';
import type { Property, ReportFacts } from '../../ports/report-content.port.ts';
import type { PaymentsConfig } from '../billing/cards.handlers.ts';
import { cardOnWire } from '../billing/customer-on-wire.ts';
import { estimateFor, reportBuyer } from '../orders/order-estimate.ts';
import { orderFactsFor, type OrderFacts } from '../orders/order-facts.repository.ts';
import { releasePurchase } from '../orders/holds.repository.ts';
import { decideOrder, placeOrder } from '../orders/place-order.ts';
import type { ReportConfig } from './new-report.handlers.ts';
import { makeReport, reportOfOrder } from './new-report.repository.ts';
import { contentOf } from './report-content.ts';

type Config = Pick<ReportConfig, 'reportContent'> & PaymentsConfig;

/** Null for a place that is no state: no plan for one state covers it. */
type State = ReturnType<typeof parseUsState>;

/** A single report, at the price of the plan: `reportPrice` of core. */
function wishFor(propertyType: string, state: State): OrderWish {
  return { is: 'report', sku: `report_${propertyType}`, reportType: propertyType, state, couponCode: null };
}

const isSold = (facts: OrderFacts, state: State) => overageVerdict(reportBuyer(facts), state).allowed;

// PLAN-7 PLAN-8
export function overageHandlers(config: Config): Pick<Handlers, 'overageOffer' | 'orderOverage'> {
  return {
    async overageOffer({ query, db }) {
      const state = parseUsState(query.state);
      const wish = wishFor(query.propertyType, state);
      const { sku } = wish;
      const facts = await orderFactsFor(db, { sku, couponCode: null, state, key: null, said: null });
      if (!isSold(facts, state)) return problem('overage-refused');
      const estimate = estimateFor(facts, wish);
      if (!estimate.ok) return problem(estimate.failure);
      const card = cardInUse(facts.saved);
      const { total, tax } = estimate.value;
      return answer(200, { total, tax, card: card && cardOnWire(card) });
    },

    orderOverage: {
      async ask({ body: { report } }) {
        const { reportContent, payments } = config;
        if (!reportContent || !payments) return async () => problem('unavailable');
        const state = parseAddressLine(report.address)?.state;
        if (state === undefined) return async () => problem('address-unreadable', 'body/report/address');
        const { propertyType, roofType } = report;
        const property = { address: report.address.trim(), state, propertyType, roofType };
        const found = await reportContent.of(property);
        if (found === null) return async () => answer(200, { status: 'property-unknown' as const });
        return (call) => chargedReport({ payments, property, found }, call);
      },
    },
  };
}

type Wanted = {
  readonly payments: Payments;
  readonly property: Property;
  readonly found: ReportFacts;
};

/** The price is held before the report is made, and taken by the statement that makes it. */
async function chargedReport(
  { payments, property, found }: Wanted,
  { caller, body, db }: Call<'orderOverage'>,
): Promise<Answer<'orderOverage'>> {
  const { report, total, orderKey: key } = body;
  const state = parseUsState(property.state);
  const wish = wishFor(property.propertyType, state);
  const decide = decideOrder(wish, total);
  const placed = await placeOrder({
    caller,
    db,
    payments,
    key,
    source: null,
    // Nobody is asked by the bank here: the page that buys a report by itself can do that.
    payer: 'away',
    named: { sku: wish.sku, couponCode: null, state, key, said: [wish, property, total] },
    decide: (facts) => (isSold(facts, state) ? decide(facts) : 'overage-refused'),
    termsOf: () => null,
  });
  if ('problem' in placed) return placed;
  const { id: orderId, standing, declineReason } = placed.order;
  if (standing === 'declined')
    return answer(200, { status: 'declined' as const, reason: declineReason ?? 'processing-error' });
  if (standing !== 'paid') return problem('unavailable');
  const content = JSON.stringify(contentOf(property.propertyType, found.facts, toldOf(report, orderId)));
  const { appSource, version } = report;
  const wanted = { property, found, appSource, version, content, orderId, isOverage: true };
  const made =
    (await reportOfOrder(db, orderId)) ??
    (await makeReport(db, wanted))?.reportNumber ??
    // Another call with the same key has made it in the meantime.
    (await reportOfOrder(db, orderId));
  if (made !== undefined) return answer(200, outcomeOf(made, orderId));
  // The plan has projects again, or the hold was released.
  await releasePurchase(db, orderId);
  return problem('overage-refused');
}

const outcomeOf = (reportNumber: string, order_id: string): OverageOutcome => ({
  status: 'made',
  reportNumber,
  order_id,
});

/** What the report keeps of its order. */
function toldOf({ reportType = null, simple_modules = [], querySrc = null }: ReportOrder, orderId: string) {
  return { reportType, simple_modules, querySrc, purchaseObject: { orderId } };
}
