import type * as z from 'zod/mini';
import { fail, ok, type Result } from '../shared/result.ts';

/** The payment provider's token that stands for a card: `pm_…`. */
export type CardToken = string & z.$brand<'CardToken'>;
export type CardTokenFailure = 'token-invalid';

const LONGEST = 255;
/** The shortest card number has twelve digits, so any text with twelve digits in a row is rejected. */
const HOLDS_CARD_NUMBER = /\d{12}/;

const isCardToken = (input: unknown): input is CardToken =>
  typeof input === 'string' &&
  input.length <= LONGEST &&
  /^[a-z][a-z0-9]*_[A-Za-z0-9_]+$/.test(input) &&
  !HOLDS_CARD_NUMBER.test(input);

/** PLAN-9: a token, and never a card number, however it is written. */
export function parseCardToken(input: unknown): Result<CardToken, CardTokenFailure> {
  return isCardToken(input) ? ok(input) : fail('token-invalid');
}
