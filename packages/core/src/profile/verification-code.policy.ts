import { HOUR, type Instant } from '../shared/instant.ts';
import { fail, ok, type Result } from '../shared/result.ts';

// AUTH-13
export const LONGEST_VERIFICATION_CODE = 16;
export const VERIFICATION_CODE_VALID_FOR = 24 * HOUR;

/** The field's value after this was typed or pasted. */
export function typeVerificationCode(text: string): string {
  return text.trimStart().slice(0, LONGEST_VERIFICATION_CODE);
}

export type VerificationCodeFailure = 'code-blank' | 'code-too-long';

export function parseVerificationCode(input: unknown): Result<string, VerificationCodeFailure> {
  const code = typeof input === 'string' ? input.trim() : '';
  if (code === '') return fail('code-blank');
  return code.length > LONGEST_VERIFICATION_CODE ? fail('code-too-long') : ok(code);
}

export type ResendVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly why: 'validated' | 'processing' };

export function judgeResend(form: {
  readonly processing: boolean;
  readonly validated: boolean;
}): ResendVerdict {
  if (form.validated) return { allowed: false, why: 'validated' };
  return form.processing ? { allowed: false, why: 'processing' } : { allowed: true };
}

export function isVerificationCodeExpired(sentAt: Instant, now: Instant): boolean {
  return now - sentAt >= VERIFICATION_CODE_VALID_FOR;
}
