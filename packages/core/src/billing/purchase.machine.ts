import type { Result } from '../shared/result.ts';
import type { ConfirmFailure } from './card-collector.port.ts';
import type { EstimateOrderFailure } from './estimate-order.use-case.ts';
import { isEstimateStale, type Estimate } from './estimate.policy.ts';
import type { Charge } from './order.ts';
import type { PlaceOrderFailure } from './place-order.use-case.ts';
import type {
  Estimated,
  EstimateNews,
  Ordered,
  PaymentProblem,
  Purchase,
  PurchaseEvent,
  PurchaseStep,
  Wished,
} from './purchase.ts';

type Step<Is extends PurchaseStep['is']> = Extract<PurchaseStep, { is: Is }>;
type Event<Type extends PurchaseEvent['type']> = Extract<PurchaseEvent, { type: Type }>;

/** Events that do not apply to the current step are ignored. */
export function nextPurchase(purchase: Purchase, event: PurchaseEvent): Purchase {
  if ('call' in event && event.call !== purchase.calls) return purchase;
  const { step } = purchase;
  switch (step.is) {
    case 'idle':
    case 'estimating':
    case 'no-estimate':
    case 'ready':
    case 'declined':
      return whileOpen(purchase, step, event);
    case 'collecting-card':
      return whileCollecting(purchase, step, event);
    case 'paying':
      return event.type === 'charge-answered' ? charged(purchase, step, event.answer) : purchase;
    case 'needs-confirmation':
      return whileUnconfirmed(purchase, step, event);
    case 'confirming':
      return event.type === 'confirmation-answered' ? confirmed(purchase, step, event.answer) : purchase;
    case 'unsettled':
      return event.type === 'asked-again' ? calling(purchase, paying(step)) : purchase;
    case 'paid':
      return purchase;
  }
}

function calling(purchase: Purchase, step: PurchaseStep): Purchase {
  return { ...purchase, calls: purchase.calls + 1, step };
}

function at(purchase: Purchase, step: PurchaseStep): Purchase {
  return { ...purchase, step };
}

function estimating({ wish }: Wished, news: EstimateNews | null = null): Step<'estimating'> {
  return { is: 'estimating', wish, news };
}

function paying({ wish, estimate, source }: Ordered): Step<'paying'> {
  return { is: 'paying', wish, estimate, source };
}

function declined({ wish, estimate }: Estimated, why: PaymentProblem): Step<'declined'> {
  return { is: 'declined', wish, estimate, why };
}

type Open = Step<'idle' | 'estimating' | 'no-estimate' | 'ready' | 'declined'>;

/** No open call can charge: the user may change or cancel the purchase. */
function whileOpen(purchase: Purchase, step: Open, event: PurchaseEvent): Purchase {
  switch (event.type) {
    case 'wished':
      return calling(purchase, estimating(event));
    case 'given-up':
      return at(purchase, { is: 'idle' });
    case 'refreshed':
      return step.is === 'idle' || step.is === 'estimating' ? purchase : calling(purchase, estimating(step));
    case 'estimate-answered':
      return step.is === 'estimating' ? estimated(purchase, step, event.answer) : purchase;
    case 'pay-pressed':
      return step.is === 'ready' || step.is === 'declined' ? payPressed(purchase, step, event) : purchase;
    default:
      return purchase;
  }
}

function estimated(
  purchase: Purchase,
  { wish, news }: Step<'estimating'>,
  answer: Result<Estimate, EstimateOrderFailure>,
): Purchase {
  return at(
    purchase,
    answer.ok
      ? { is: 'ready', wish, estimate: answer.value, news }
      : { is: 'no-estimate', wish, why: answer.failure },
  );
}

/** START-7: the estimate must still be valid at payment. */
function payPressed(
  purchase: Purchase,
  { wish, estimate }: Estimated,
  event: Event<'pay-pressed'>,
): Purchase {
  if (isEstimateStale(estimate, event)) return calling(purchase, estimating({ wish }, 'estimate-stale'));
  const next = { ...purchase, round: purchase.round + 1 };
  return event.by.is === 'saved-card'
    ? calling(next, paying({ wish, estimate, source: event.by }))
    : calling(next, { is: 'collecting-card', wish, estimate, address: event.by.address });
}

function whileCollecting(purchase: Purchase, step: Step<'collecting-card'>, event: PurchaseEvent): Purchase {
  if (event.type === 'given-up') return at(purchase, { is: 'idle' });
  if (event.type !== 'card-answered') return purchase;
  const { answer } = event;
  return answer.ok
    ? calling(purchase, paying({ ...step, source: { is: 'new-card', token: answer.value } }))
    : at(purchase, declined(step, answer.failure));
}

function charged(
  purchase: Purchase,
  step: Step<'paying'>,
  answer: Result<Charge, PlaceOrderFailure>,
): Purchase {
  if (!answer.ok) return notCharged(purchase, step, answer.failure);
  const charge = answer.value;
  switch (charge.is) {
    case 'paid':
      return at(purchase, { is: 'paid', receipt: charge.receipt });
    case 'needs-confirmation':
      return at(purchase, { ...step, is: 'needs-confirmation', secret: charge.secret });
    case 'declined':
      return at(purchase, declined(step, charge.why));
  }
}

function notCharged(purchase: Purchase, step: Step<'paying'>, failure: PlaceOrderFailure): Purchase {
  switch (failure) {
    case 'signed-out':
    case 'unavailable':
      return at(purchase, { ...step, is: 'unsettled', why: failure });
    case 'price-changed':
      return calling(purchase, estimating(step, 'price-changed'));
    default:
      return at(purchase, declined(step, failure));
  }
}

/** A payment is not made without the bank's confirmation. */
function whileUnconfirmed(
  purchase: Purchase,
  step: Step<'needs-confirmation'>,
  event: PurchaseEvent,
): Purchase {
  if (event.type === 'given-up') return at(purchase, { is: 'idle' });
  return event.type === 'confirm-pressed' ? calling(purchase, { ...step, is: 'confirming' }) : purchase;
}

/** The bank's answer is not final: the order's outcome is looked up. */
function confirmed(
  purchase: Purchase,
  step: Step<'confirming'>,
  answer: Result<void, ConfirmFailure>,
): Purchase {
  if (answer.ok) return calling(purchase, paying(step));
  if (answer.failure === 'confirmation-refused') return at(purchase, declined(step, answer.failure));
  const { wish, estimate, source } = step;
  return at(purchase, { is: 'unsettled', wish, estimate, source, why: answer.failure });
}
