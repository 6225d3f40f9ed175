import fc from 'fast-check';
import { parsePhone, type Phone } from '../../profile/phone/phone.policy.ts';

/** Any valid stored phone: VAL-3 in reverse, generating digits instead of rejecting them. */
export function phones(): fc.Arbitrary<Phone> {
  const area = fc.integer({ min: 200, max: 999 }).filter((code) => !NEVER_AN_AREA.has(code));
  const prefix = fc.integer({ min: 0, max: 999 }).filter((number) => number !== 555);
  return fc
    .tuple(area, prefix, fc.integer({ min: 0, max: 9999 }))
    .map(([code, exchange, line]) => `+1${code}${digits(exchange, 3)}${digits(line, 4)}` as Phone);
}

/** A phone, and one of its accepted spellings. */
export function writtenPhones(): fc.Arbitrary<{ readonly phone: Phone; readonly written: string }> {
  const country = fc.constantFrom('', '1', '+1', '+ 1', '(+1)', '1-', '+1.');
  const between = fc.stringMatching(/^[-. ()/~\u00a0\u2013\u202c\t]{0,3}$/);
  const gaps = fc.array(between, { minLength: 11, maxLength: 11 });
  return fc.tuple(phones(), country, gaps).map(([phone, prefix, [last = '', ...before]]) => ({
    phone,
    written: prefix + before.map((gap, place) => gap + phone.charAt(2 + place)).join('') + last,
  }));
}

const NEVER_AN_AREA: ReadonlySet<number> = new Set([
  222, 333, 444, 555, 666, 777, 888, 999, 800, 833, 844, 855, 866, 877,
]);

function digits(number: number, length: number): string {
  return String(number).padStart(length, '0');
}

/** A phone for tests that need just one. */
export const aPhone: Phone = phoneFrom('+13034441234');

function phoneFrom(text: string): Phone {
  const phone = parsePhone(text);
  if (!phone.ok) throw new Error(`${text} is no phone`);
  return phone.value;
}
