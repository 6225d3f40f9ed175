import { describe, expect, it } from 'vitest';
import { FakeAccount } from '../testing/profile/fake-account.ts';
import { FakeAccountEndGateway } from '../testing/profile/fake-account-end-gateway.ts';
import { FakeProfileGateway } from '../testing/profile/fake-profile-gateway.ts';
import { aProfile } from '../testing/profile/profile.builder.ts';
import { FakeIdentity } from '../testing/session/fake-identity.ts';
import { anIdentity, aSignedIn } from '../testing/session/session.builder.ts';
import { FakePreferences } from '../testing/shared/fake-preferences.ts';
import { EndSessionsAfterReset } from './end-sessions-after-reset.use-case.ts';
import { StartUp } from './start-up.use-case.ts';
import { initialVisit, nextVisit, type Visit } from './visit.machine.ts';

function setUp() {
  const identity = new FakeIdentity();
  const account = new FakeAccount(aProfile());
  const [profiles, ends] = [new FakeProfileGateway(account), new FakeAccountEndGateway(account)];
  const preferences = new FakePreferences();
  const startUp = new StartUp(identity, profiles, new EndSessionsAfterReset(preferences, ends));
  return { identity, profiles, ends, preferences, startUp };
}

describe('starting up', () => {
  it('START-1 ends signed out where nobody is known, and asks for no profile', async () => {
    const { startUp, profiles } = setUp();
    expect(await startUp.run(initialVisit)).toMatchObject({ session: { is: 'signed-out' } });
    expect(profiles.loads).toBe(0);
  });

  it('START-1 START-2 ends with the person who is known, once the profile has loaded', async () => {
    const { startUp, identity, profiles } = setUp();
    identity.signInAs(anIdentity());
    expect(await startUp.run(initialVisit)).toMatchObject({ session: aSignedIn() });
    expect(profiles.loads).toBe(1);
  });

  it('PROF-7 AUTH-10 ends the older sessions of a user who has just reset the password', async () => {
    const { startUp, identity, ends, preferences } = setUp();
    preferences.write('passwordResetOf', anIdentity().email);
    expect(await startUp.run(initialVisit)).toMatchObject({ session: { is: 'signed-out' } });
    expect(ends.othersGoOn).toBe(true);
    identity.signInAs(anIdentity());
    expect(await startUp.run(initialVisit)).toMatchObject({ session: aSignedIn() });
    expect(ends.othersGoOn).toBe(false);
  });

  it('START-1 ends signed out where the session is no longer good, and can be tried again where nobody answers', async () => {
    const { startUp, identity, profiles } = setUp();
    identity.signInAs(anIdentity());
    profiles.failWith('signed-out');
    expect(await startUp.run(initialVisit)).toMatchObject({ session: { is: 'signed-out' } });
    profiles.failWith('unavailable');
    const unreachable = await startUp.run(initialVisit);
    expect(unreachable).toMatchObject({ session: { is: 'unreachable' } });
    profiles.failWith(null);
    const again = nextVisit(unreachable, { type: 'profile-retried' });
    expect(await startUp.run(again)).toMatchObject({ session: aSignedIn() });
  });

  it('START-1 goes on after a sign-in, and leaves alone what waits for nothing', async () => {
    const { startUp, profiles } = setUp();
    const signedOut: Visit = { number: 3, session: { is: 'signed-out' } };
    expect(await startUp.run(signedOut)).toBe(signedOut);
    const signingIn = nextVisit(signedOut, { type: 'signed-in', identity: anIdentity() });
    expect(await startUp.run(signingIn)).toMatchObject({ number: 4, session: aSignedIn() });
    expect(profiles.loads).toBe(1);
  });
});
