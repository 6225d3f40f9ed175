import { aProfile } from '../profile/profile.builder.ts';
import type { IdentityClaims } from '../../session/identity-claims.ts';
import type { SignedInIdentity } from '../../session/identity.port.ts';
import type { SignedIn } from '../../session/session.ts';

export function anIdentity(change: Partial<SignedInIdentity> = {}): SignedInIdentity {
  return { userId: 'ada', email: 'ada@example.com', groups: [], ...change };
}

/** An existing, signed-in user, unless a test says otherwise. */
export function aSignedIn(change: Partial<SignedIn> = {}): SignedIn {
  return {
    is: 'signed-in',
    kind: null,
    email: 'ada@example.com',
    groups: [],
    firstLoginEver: false,
    termsAccepted: true,
    profile: aProfile(),
    ...change,
  };
}

export function someClaims(change: Partial<IdentityClaims> = {}): IdentityClaims {
  return {
    accessDenied: false,
    email: null,
    existingAccountType: null,
    identityProviderId: null,
    ...change,
  };
}
