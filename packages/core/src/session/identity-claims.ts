import { fieldsOf } from '../shared/fields-of.ts';
import { parseEmail, type Email } from '../shared/email.policy.ts';

/** AUTH-2 ENT-11: what is read from a token. */
export type IdentityClaims = {
  readonly accessDenied: boolean;
  readonly email: Email | null;
  readonly existingAccountType: string | null;
  readonly identityProviderId: string | null;
};

/** Reads any payload: a claim that cannot be meant is as if it were not there. */
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

/** A pool keeps its own attributes as text, so that a flag may come as `'true'`. */
function isSet(flag: unknown): boolean {
  return flag === true || flag === 'true';
}

function textIn(claim: unknown): string | null {
  return typeof claim === 'string' && claim !== '' ? claim : null;
}
