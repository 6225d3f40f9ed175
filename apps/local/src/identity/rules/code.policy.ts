import { DAY, type Instant } from '@ridgeline/core/shared';

/** What a code was sent for. An account has at most one code for each; a new one replaces the old. */
export type CodePurpose =
  | 'confirm-sign-up'
  | 'reset-password'
  | 'change-email'
  | 'change-phone'
  | 'invitation';

export type CodeVerdict = 'right' | 'wrong' | 'expired';

const VALID_FOR = DAY;

// AUTH-13
/** Only who knows the right code learns that it has expired. */
export function judgeCode(
  facts: { readonly matches: boolean; readonly issuedAt: Instant },
  now: Instant,
): CodeVerdict {
  if (!facts.matches) return 'wrong';
  return now < facts.issuedAt + VALID_FOR ? 'right' : 'expired';
}
