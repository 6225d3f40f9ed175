import type * as z from 'zod/mini';
import { requiredText } from './required-input.policy.ts';
import { fail, ok, type Result } from './result.ts';

/** An address in the form the user pool keeps it: trimmed, in lower case. */
export type Email = string & z.$brand<'Email'>;
export type EmailFailure = 'email-invalid';
/** Why a form's email is invalid. */
export type EmailProblem = 'required-field' | EmailFailure;

const LONGEST = 254;

/** An exact copy of Zod's pattern, so that the login page need not load a library for it. */
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

// VAL-2
export function parseEmail(input: unknown): Result<Email, EmailFailure> {
  const address = typeof input === 'string' ? input.trim().toLowerCase() : '';
  return isEmail(address) ? ok(address) : fail('email-invalid');
}

// VAL-1 VAL-2
export function emailProblem(typed: string): EmailProblem | null {
  if (!requiredText(typed).ok) return 'required-field';
  return parseEmail(typed).ok ? null : 'email-invalid';
}

function isEmail(address: string): address is Email {
  return address.length <= LONGEST && EMAIL.test(address);
}
