import { Stripe } from 'stripe';
import { SupplierAway } from '../ports/supplier-away.ts';

export const KEY_IN_USE = 'idempotency_key_in_use';

export const isCode = (problem: unknown, code: string) =>
  problem instanceof Stripe.errors.StripeError && problem.code === code;

/** Rejects with `SupplierAway` if there is no answer, or one that asks to call later. */
export async function reached<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (problem) {
    if (isAway(problem)) throw new SupplierAway(problem.message, { cause: problem });
    throw problem;
  }
}

function isAway(problem: unknown): problem is Stripe.errors.StripeError {
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  return (
    problem instanceof StripeAPIError ||
    problem instanceof StripeConnectionError ||
    problem instanceof StripeRateLimitError ||
    isCode(problem, KEY_IN_USE)
  );
}
