import { fieldsOf } from '../shared/fields-of.ts';
import { parseEmail, type Email } from '../shared/email.policy.ts';

/** AUTH-2 ENT-11: the claims read from a token. */
export type IdentityClaims = {
  readonly accessDenied: boolean;
  readonly email: Email | null;
  readonly existingAccountType: string | null;
  readonly identityProviderId: string | null;
};

/** Parses any payload; invalid claims are ignored. */
export function readClaims(input: unknown): IdentityClaims {
  const claims = fieldsOf(input);
  const email = parseEmail(claims['email']);
  return {
    accessDenied: isSet(claims['accessDenied']),
    email: email.ok ? email.value : null,
    existingAccountType: textIn(claims['existingAccountType']),
    identityProviderId: textIn(claims['identityProviderId']),
  };
}

/** A pool stores its attributes as text, so a flag may be `'true'`. */
function isSet(flag: unknown): boolean {
  return flag === true || flag === 'true';
}

function textIn(claim: unknown): string | null {
  return typeof claim === 'string' && claim !== '' ? claim : null;
}
