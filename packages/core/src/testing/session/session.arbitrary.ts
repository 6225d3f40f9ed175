import fc from 'fast-check';
import type { SignedInIdentity } from '../../session/identity.port.ts';
import type { Session } from '../../session/session.ts';
import { SIGN_IN_KINDS } from '../../session/sign-in-kind.ts';
import { aProfile } from '../profile/profile.builder.ts';
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
    .record({
      kind: signInKinds(),
      firstLoginEver: fc.boolean(),
      termsAccepted: fc.boolean(),
      profile: fc.constantFrom('Marsh', '').map((familyName) => aProfile({ familyName })),
    })
    .chain((facts) => identities().map(({ email, groups }) => aSignedIn({ email, groups, ...facts })));
  return fc.oneof(
    fc.constantFrom<Session>(
      { is: 'signed-out' },
      { is: 'expired' },
      { is: 'starting', waitsFor: 'identity' },
    ),
    fc.record({
      is: fc.constant('starting' as const),
      waitsFor: fc.constant('profile' as const),
      identity: identities(),
      kind: signInKinds(),
    }),
    fc.record({ is: fc.constant('unreachable' as const), identity: identities(), kind: signInKinds() }),
    { weight: 5, arbitrary: signedIn },
  );
}

function signInKinds() {
  return fc.option(fc.constantFrom(...SIGN_IN_KINDS), { nil: null });
}
