import { EndSessionsAfterReset, ResetApp, SignIn, SignOut, StartUp } from '@ridgeline/core/session';
import { FakeAccountEndGateway, FakeProfileGateway } from '@ridgeline/core/testing/profile';
import {
  FakeBrowserTabs,
  FakeClientState,
  FakeIdentity,
  type FakeOtherTabs,
} from '@ridgeline/core/testing/session';
import { FakeAccountDirectory, FakePreferences } from '@ridgeline/core/testing/shared';
import { SessionStore } from '../view-model/session.store.ts';

export const ada = { email: 'ada@example.com', password: 'Correct-1', userId: 'ada' };

/** A session on core's fakes, with one user who can sign in. */
export function aSession(browser: FakeBrowserTabs = new FakeBrowserTabs()) {
  const identity = new FakeIdentity();
  const accounts = new FakeAccountDirectory();
  const profiles = new FakeProfileGateway();
  const ends = new FakeAccountEndGateway(profiles.account);
  const preferences = new FakePreferences();
  const state = new FakeClientState();
  const tabs: FakeOtherTabs = browser.open();
  identity.register(ada);
  const session = new SessionStore({
    startUp: new StartUp(identity, profiles, new EndSessionsAfterReset(preferences, ends)),
    signIn: new SignIn(identity, accounts),
    signOut: new SignOut({ identity, ends, reset: new ResetApp(state, preferences), preferences }),
    tabs,
    identity,
    state,
  });
  return { identity, accounts, profiles, ends, preferences, state, tabs, session };
}
