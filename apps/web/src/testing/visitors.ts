import { SignIn, SignOut, StartUp } from '@ridgeline/core';
import { FakeAccountDirectory, FakeIdentity, FakeProfileGateway } from '@ridgeline/core/testing';
import { SessionStore } from '../view-model/session.store.ts';

export const ada = { email: 'ada@example.com', password: 'Correct-1', userId: 'ada' };

/** A session over core's fakes, with one person who may sign in. */
export function aSession() {
  const identity = new FakeIdentity();
  const accounts = new FakeAccountDirectory();
  const profiles = new FakeProfileGateway();
  identity.register(ada);
  const session = new SessionStore(
    new StartUp(identity, profiles),
    new SignIn(identity, accounts),
    new SignOut(identity),
  );
  return { identity, accounts, profiles, session };
}
