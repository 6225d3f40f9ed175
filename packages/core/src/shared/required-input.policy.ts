import { fail, ok, type Result } from './result.ts';

export type RequiredInputFailure = 'required-field' | 'number-required' | 'selection-required';

// VAL-1
export function requiredText(input: unknown): Result<string, 'required-field'> {
  const text = typeof input === 'string' ? input.trim() : '';
  return text === '' ? fail('required-field') : ok(text);
}

/** Digits with an optional sign and decimals, with or without thousands separators: a number as typed by a user. */
const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?$/;

// VAL-1
export function requiredNumber(input: unknown): Result<number, 'number-required'> {
  const number = typeof input === 'string' ? numberIn(input.trim()) : input;
  return typeof number === 'number' && Number.isFinite(number) ? ok(number) : fail('number-required');
}

function numberIn(text: string): number {
  return /\d/.test(text) && NUMBER.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
}

// VAL-1
export function requiredSelection<Option>(
  input: unknown,
  options: readonly Option[],
): Result<Option, 'selection-required'> {
  const chosen = options.find((option) => option === input);
  return chosen === undefined ? fail('selection-required') : ok(chosen);
}
