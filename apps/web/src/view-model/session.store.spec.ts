import { aProfile } from '@ridgeline/core/testing';
import { describe, expect, it } from 'vitest';
import { ada, aSession } from '../testing/visitors.ts';

async function signedIn() {
  const world = aSession();
  await world.session.signIn(ada);
  return world;
}

describe('who is here', () => {
  it('START-1 carries the profile that was loaded, and nobody’s after the sign-out', async () => {
    const { session, profiles } = await signedIn();
    expect(session.profile).toEqual(profiles.account.profile);
    await session.signOut();
    expect(session.profile).toBeNull();
  });

  it('ENT-1 takes a profile that was changed, and none that an earlier visit asked for', async () => {
    const { session } = await signedIn();
    const earlier = session.visit.number;
    session.profileChanged(aProfile({ givenName: 'Augusta' }));
    expect(session.profile?.givenName).toBe('Augusta');
    await session.signIn(ada);
    session.profileChanged(aProfile({ givenName: 'Late' }), earlier);
    expect(session.profile?.givenName).toBe('Ada');
  });

  it.each([
    [true, 'expired'],
    [false, 'signed-out'],
  ])('START-5 a session that is renewed no more, federated %s, is %s', async (federated, is) => {
    const { session } = await signedIn();
    session.renewalRefused({ federated });
    expect(session.session.is).toBe(is);
  });

  it('START-5 stays expired when a screen is refused afterwards and signs out', async () => {
    const { session } = await signedIn();
    session.renewalRefused({ federated: true });
    await session.signOut();
    expect(session.session.is).toBe('expired');
  });

  it('AUTH-1 NAV-9 knows by which provider somebody came', async () => {
    const { session, identity } = aSession();
    const signedInByGoogle = { userId: 'ada', email: ada.email, groups: [] };
    identity.signInAs(signedInByGoogle);
    await session.enter({ identity: signedInByGoogle, kind: 'google' });
    expect(session.session).toMatchObject({ is: 'signed-in', kind: 'google', email: ada.email });
  });
});
