import type * as z from 'zod/mini';
import { fail, ok, type Result } from './result.ts';

/** An address in the form the user pool keeps it: trimmed, in lower case. */
export type Email = string & z.$brand<'Email'>;
export type EmailFailure = 'email-invalid';

const LONGEST = 254;

/** Zod's own, to the letter, written out: a login must not fetch a library for one pattern. */
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

// VAL-2
export function parseEmail(input: unknown): Result<Email, EmailFailure> {
  const address = typeof input === 'string' ? input.trim().toLowerCase() : '';
  return isEmail(address) ? ok(address) : fail('email-invalid');
}

function isEmail(address: string): address is Email {
  return address.length <= LONGEST && EMAIL.test(address);
}
