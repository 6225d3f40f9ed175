import * as z from 'zod/mini';
import { fail, ok, type Result } from './result.ts';

/** An address in the form the user pool keeps it: trimmed, in lower case. */
export type Email = string & z.$brand<'Email'>;
export type EmailFailure = 'email-invalid';

const LONGEST = 254;
const email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(LONGEST)),
  z.email().brand<'Email'>(),
);

// VAL-2
export function parseEmail(input: unknown): Result<Email, EmailFailure> {
  const parsed = email.safeParse(input);
  return parsed.success ? ok(parsed.data) : fail('email-invalid');
}
