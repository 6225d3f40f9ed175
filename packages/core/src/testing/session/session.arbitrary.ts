import fc from 'fast-check';
import type { SignedInIdentity } from '../../session/identity.port.ts';
import type { Session } from '../../session/session.ts';
import { aSignedIn } from './session.builder.ts';

export function identities(): fc.Arbitrary<SignedInIdentity> {
  return fc.record({
    userId: fc.uuid(),
    email: fc.emailAddress(),
    groups: fc.uniqueArray(fc.constantFrom('admin', 'support'), { maxLength: 2 }),
  });
}

/** Any session there can be. */
export function sessions(): fc.Arbitrary<Session> {
  const signedIn = fc
    .record({ firstLoginEver: fc.boolean(), termsAccepted: fc.boolean() })
    .chain((facts) => identities().map(({ email, groups }) => aSignedIn({ email, groups, ...facts })));
  return fc.oneof(
    fc.constantFrom<Session>(
      { is: 'signed-out' },
      { is: 'expired' },
      { is: 'starting', waitsFor: 'identity' },
    ),
    identities().map((identity) => ({ is: 'starting' as const, waitsFor: 'profile' as const, identity })),
    identities().map((identity) => ({ is: 'unreachable' as const, identity })),
    { weight: 5, arbitrary: signedIn },
  );
}
