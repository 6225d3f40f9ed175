import { done, fail } from '@ridgeline/core/shared';
import { aProfile } from '@ridgeline/core/testing/profile';
import { FakeBrowserTabs } from '@ridgeline/core/testing/session';
import { when } from 'mobx';
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

  it('START-5 a session that is refused while the app starts is reported at the login', async () => {
    const { session } = aSession();
    const started = session.start();
    session.renewalRefused({ federated: false });
    await started;
    expect(session.session).toEqual({ is: 'signed-out', expired: true });
  });

  it('START-5 a session that the API refuses is signed out and reported; a sign-out is not reported', async () => {
    const refused = await signedIn();
    await refused.session.refused();
    expect(refused.session.session).toEqual({ is: 'signed-out', expired: true });
    expect(refused.identity.signOuts).toEqual(['here']);
    const left = await signedIn();
    await left.session.signOut();
    expect(left.session.session).toEqual({ is: 'signed-out' });
  });

  it.each(['while it ends', 'afterwards'])(
    'START-5 a session that its user ends is not reported when a request is refused %s',
    async (moment) => {
      const { session, identity } = await signedIn();
      const left = session.signOut('everywhere');
      if (moment === 'afterwards') await left;
      await session.refused();
      await left;
      expect(session.session).toEqual({ is: 'signed-out' });
      expect(identity.signOuts).toEqual(['everywhere']);
    },
  );

  it('START-5 stays expired when a screen is refused afterwards and signs out', async () => {
    const { session } = await signedIn();
    session.renewalRefused({ federated: true });
    await session.signOut();
    expect(session.session.is).toBe('expired');
  });

  it('AUTH-1 NAV-9 knows the provider of the sign-in', async () => {
    const { session, identity } = aSession();
    const signedInByGoogle = { userId: 'ada', email: ada.email, groups: [] };
    identity.signInAs(signedInByGoogle);
    await session.enter({ identity: signedInByGoogle, kind: 'google' });
    expect(session.session).toMatchObject({ is: 'signed-in', kind: 'google', email: ada.email });
  });
});

describe('several tabs of a browser', () => {
  /** Each tab has its own session, as a real one has its own storage. */
  function aBrowser() {
    const browser = new FakeBrowserTabs();
    const openTab = () => {
      const tab = aSession(browser);
      const { identity, tabs } = tab;
      const held = { userId: 'ada', email: ada.email, groups: [] };
      identity.current = async () => (tabs.session === null ? null : held);
      identity.signOut = async () => {
        tabs.session = null;
        return done;
      };
      tab.session.follow();
      return tab;
    };
    return { openTab };
  }

  async function signIn({ session, tabs }: ReturnType<typeof aSession>) {
    tabs.session = 'ada';
    await session.signIn(ada);
  }

  it('START-4 a new one takes over who is signed in', async () => {
    const { openTab } = aBrowser();
    await signIn(openTab());
    const other = openTab();
    await other.session.start();
    expect(other.session.session).toMatchObject({ is: 'signed-in', email: ada.email });
  });

  it('START-4 a sign-in in one reaches those in which nobody is', async () => {
    const { openTab } = aBrowser();
    const [one, other] = [openTab(), openTab()];
    await other.session.start();
    expect(other.session.session.is).toBe('signed-out');
    await signIn(one);
    await when(() => other.session.session.is === 'signed-in');
    expect(other.session.profile).not.toBeNull();
  });

  it('START-3 a sign-out in one reaches the others, and leaves nothing in them', async () => {
    const { openTab } = aBrowser();
    const one = openTab();
    await signIn(one);
    const other = openTab();
    await other.session.start();
    other.state.loaded.push('a report');
    other.preferences.write('login', 'true');
    await one.session.signOut();
    await when(() => other.session.session.is === 'signed-out');
    expect([other.state.loaded, other.preferences.read('login')]).toEqual([[], null]);
  });

  it('START-5 a session that the API refuses in one ends in the others with the same reason', async () => {
    const { openTab } = aBrowser();
    const one = openTab();
    await signIn(one);
    const other = openTab();
    await other.session.start();
    await one.session.refused();
    await when(() => other.session.session.is === 'signed-out');
    const ended = { is: 'signed-out', expired: true };
    expect([one.session.session, other.session.session]).toEqual([ended, ended]);
  });

  it('START-5 a federated session that has ended in two begins again in both, and the second ends nothing', async () => {
    const { openTab } = aBrowser();
    const [one, other] = [openTab(), openTab()];
    for (const tab of [one, other]) {
      await signIn(tab);
      tab.tabs.session = null;
      tab.session.renewalRefused({ federated: true });
    }
    other.state.loaded.push('a report');
    other.preferences.write('login', 'true');
    // The one that signs in again has loaded its page anew.
    const again = openTab();
    await signIn(again);
    await when(() => other.session.session.is === 'signed-in');
    expect([other.state.loaded, other.preferences.read('login')]).toEqual([[], 'true']);
    expect(again.session.session.is).toBe('signed-in');
    expect(other.tabs.session).toBe('ada');
  });

  it('START-3 a sign-out does not affect a tab of another user', async () => {
    const { openTab } = aBrowser();
    const [one, other] = [openTab(), openTab()];
    await signIn(other);
    one.tabs.tell({ is: 'signed-out', email: 'lin@example.com' });
    await Promise.resolve();
    expect(other.session.session.is).toBe('signed-in');
  });
});

describe('a changed email', () => {
  it('PROF-9 is shown in every tab of the person, and a sign-out reaches them all the same', async () => {
    const browser = new FakeBrowserTabs();
    const [one, other] = [aSession(browser), aSession(browser)];
    for (const { session, identity } of [one, other]) {
      session.follow();
      await session.signIn(ada);
      identity.signInAs({ userId: 'ada', email: 'ada.marsh@example.com', groups: [] });
    }
    await one.session.emailChanged();
    await when(
      () =>
        other.session.session.is === 'signed-in' && other.session.session.email === 'ada.marsh@example.com',
    );
    expect(one.session.session).toMatchObject({ email: 'ada.marsh@example.com' });
    await one.session.signOut();
    await when(() => other.session.session.is === 'signed-out');
  });

  it('PROF-9 of somebody else changes nothing, nor one that is not known yet', async () => {
    const { session, tabs } = await signedIn();
    session.follow();
    const told: unknown[] = [];
    tabs.tell = (news) => void told.push(news);
    await session.emailChanged();
    expect([told, session.session]).toMatchObject([[], { email: ada.email }]);
  });
});

describe('signing out', () => {
  it('START-3 resets the app before listeners are notified', async () => {
    const { session, state, preferences } = await signedIn();
    state.loaded.push('a report');
    preferences.write('redirectTarget', '/plans');
    await session.signOut();
    expect([
      state.loaded,
      preferences.read('redirectTarget'),
      preferences.read('ignoreRedirectOnce'),
    ]).toEqual([[], null, 'true']);
  });

  it.each([
    [true, fail('still-in-elsewhere')],
    [false, done],
  ])('START-3 answers how far it reached, the pool away: %s', async (isAway, answer) => {
    const { session, identity } = await signedIn();
    identity.isAway = isAway;
    expect(await session.signOut('everywhere')).toEqual(answer);
    expect(session.session.is).toBe('signed-out');
  });
});
