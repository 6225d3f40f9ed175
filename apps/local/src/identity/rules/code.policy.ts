import { DAY, type Instant } from '@ridgeline/core/shared';

/** The purpose of a code. An account has at most one code per purpose; a new one replaces the old. */
export type CodePurpose =
  | 'confirm-sign-up'
  | 'reset-password'
  | 'change-email'
  | 'change-phone'
  | 'invitation';

export type CodeVerdict = 'right' | 'wrong' | 'expired';

const VALID_FOR = DAY;

// AUTH-13
/** Only a caller with the right code learns that it has expired. */
export function judgeCode(
  facts: { readonly matches: boolean; readonly issuedAt: Instant },
  now: Instant,
): CodeVerdict {
  if (!facts.matches) return 'wrong';
  return now < facts.issuedAt + VALID_FOR ? 'right' : 'expired';
}
