import type { CardProblem } from '@ridgeline/core/billing';
import type { StripeError } from '@stripe/stripe-js';

const UNREACHED: ReadonlySet<string> = new Set([
  'api_connection_error',
  'api_error',
  'authentication_error',
  'rate_limit_error',
]);

/** Stripe did not answer, or not about this card. */
export function isUnreached({ type }: StripeError): boolean {
  return UNREACHED.has(type);
}

const PROBLEMS: readonly (readonly [RegExp, CardProblem])[] = [
  [/number/, 'number-invalid'],
  [/expiry/, 'expiry-invalid'],
  [/cvc/, 'code-invalid'],
];

/** What is wrong with the card while it is typed. A field that is only incomplete counts as wrong once it is left. */
export function cardProblemOf(error: { readonly code: string } | undefined): CardProblem | null {
  if (error === undefined) return null;
  return PROBLEMS.find(([code]) => code.test(error.code))?.[1] ?? 'number-invalid';
}
