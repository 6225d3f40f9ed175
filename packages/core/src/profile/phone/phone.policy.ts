import type * as z from 'zod/mini';
import { fail, ok, type Result } from '../../shared/result.ts';

/** A North American number in the form it is stored: `+1` and ten digits. */
export type Phone = string & z.$brand<'Phone'>;
export type PhoneFailure = 'phone-invalid';

/**
 * Characters accepted between the digits: punctuation, symbols, any kind of space, marks that a copied number carries
 * along.
 */
const BETWEEN_DIGITS = /(?!\+)[\p{P}\p{S}\p{Z}\p{Cf}\s]/gu;
const NORTH_AMERICAN = /^(?:\+?1)?([2-9]\d{9})$/;
const TOLL_FREE: ReadonlySet<string> = new Set(['800', '833', '844', '855', '866', '877']);
const FICTIONAL_PREFIX = '555';

// VAL-3
// D VAL-3.1: a leading 1 or +1 and any punctuation are accepted.
export function parsePhone(input: unknown): Result<Phone, PhoneFailure> {
  const digits = typeof input === 'string' ? NORTH_AMERICAN.exec(withoutPunctuation(input))?.[1] : undefined;
  if (digits === undefined) return fail('phone-invalid');
  const area = digits.slice(0, 3);
  const prefix = digits.slice(3, 6);
  const excluded = isRepeatedDigit(area) || TOLL_FREE.has(area) || prefix === FICTIONAL_PREFIX;
  return excluded ? fail('phone-invalid') : ok(`+1${digits}` as Phone);
}

/** VAL-3: a phone is optional, so a blank field is no phone rather than an invalid one. */
export function parseOptionalPhone(input: unknown): Result<Phone | null, PhoneFailure> {
  const blank = input === null || input === undefined || (typeof input === 'string' && input.trim() === '');
  return blank ? ok(null) : parsePhone(input);
}

/** VAL-3: 1 (999) 999-9999 */
export function maskPhone(phone: Phone): string {
  return maskDigits(phone.slice('+1'.length));
}

/**
 * The mask over what has been typed so far. Extra digits stay, so that an invalid number is visible and refused instead
 * of truncated.
 */
export function maskPhoneAsTyped(text: string): string {
  return maskDigits(text.replace(/[^0-9]/g, '').replace(/^1/, ''));
}

/** Display form of a stored phone. Invalid values of older records are shown unchanged. */
export function showPhone(stored: string | null | undefined): string {
  const phone = parsePhone(stored);
  return phone.ok ? maskPhone(phone.value) : (stored ?? '');
}

function isRepeatedDigit(area: string): boolean {
  return new Set(area).size === 1;
}

function withoutPunctuation(text: string): string {
  return text.replace(BETWEEN_DIGITS, '');
}

function maskDigits(digits: string): string {
  const area = digits.slice(0, 3);
  const prefix = digits.slice(3, 6);
  const line = digits.slice(6);
  if (area === '') return '';
  if (prefix === '') return `1 (${area}`;
  return line === '' ? `1 (${area}) ${prefix}` : `1 (${area}) ${prefix}-${line}`;
}
