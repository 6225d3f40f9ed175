import type { Instant } from '../shared/instant.ts';
import { requiredNumber } from '../shared/required-input.policy.ts';
import { fieldsOf } from '../shared/fields-of.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { isCardExpired } from './saved-cards.policy.ts';

/** The editable part of a saved card: its expiry date. */
export type CardDetails = { readonly cardId: string; readonly expMonth: number; readonly expYear: number };
export type CardDetailsFailure = 'expiry-invalid' | 'card-expired';

type Input = { readonly expMonth?: unknown; readonly expYear?: unknown };

const MONTHS = 12;
const [FIRST_YEAR, LAST_YEAR] = [2000, 2099];

// PLAN-9
// D PLAN-9.4: a two-digit year is in this century.
export function parseCardDetails(
  cardId: string,
  input: unknown,
  now: Instant,
): Result<CardDetails, CardDetailsFailure> {
  const typed: Input = fieldsOf(input);
  const expMonth = wholeNumber(typed.expMonth, 1, MONTHS);
  const short = wholeNumber(typed.expYear, 0, LAST_YEAR - FIRST_YEAR);
  const expYear = short === null ? wholeNumber(typed.expYear, FIRST_YEAR, LAST_YEAR) : FIRST_YEAR + short;
  if (expMonth === null || expYear === null) return fail('expiry-invalid');
  const details = { cardId, expMonth, expYear };
  return isCardExpired(details, now) ? fail('card-expired') : ok(details);
}

function wholeNumber(input: unknown, least: number, most: number): number | null {
  const number = requiredNumber(input);
  return number.ok && Number.isInteger(number.value) && number.value >= least && number.value <= most
    ? number.value
    : null;
}
