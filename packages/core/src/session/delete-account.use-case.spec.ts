import { describe, expect, it } from 'vitest';
import { FakeAccountEndGateway } from '../testing/profile/fake-account-end-gateway.ts';
import { FakeClientState } from '../testing/session/fake-client-state.ts';
import { FakeIdentity } from '../testing/session/fake-identity.ts';
import { FakePreferences } from '../testing/shared/fake-preferences.ts';
import { DeleteAccount } from './delete-account.use-case.ts';
import { ResetApp } from './reset-app.use-case.ts';
import { SignOut } from './sign-out.use-case.ts';

const ada = { email: 'ada@example.com', password: 'Correct-1', userId: 'ada' };

async function setUp() {
  const [identity, ends, state] = [new FakeIdentity(), new FakeAccountEndGateway(), new FakeClientState()];
  const preferences = new FakePreferences();
  identity.register(ada);
  await identity.signInWithPassword(ada.email, ada.password);
  state.loaded.push('a report');
  const signOut = new SignOut({ identity, ends, reset: new ResetApp(state, preferences), preferences });
  return { identity, ends, state, deleteAccount: new DeleteAccount(ends, identity, signOut) };
}

describe('deleting an account', () => {
  it('deletes the data and the sign-in, and leaves nobody signed in and no local data', async () => {
    const { identity, ends, state, deleteAccount } = await setUp();
    expect(await deleteAccount.run()).toEqual({ ok: true });
    expect([ends.isPersonDeleted, identity.accountOf(ada.email)]).toEqual([true, null]);
    expect([await identity.current(), state.loaded]).toEqual([null, []]);
  });

  it.each(['unavailable', 'signed-out'] as const)(
    'changes nothing if the API does not confirm it: %s',
    async (failure) => {
      const { identity, ends, state, deleteAccount } = await setUp();
      ends.account.failure = failure;
      expect(await deleteAccount.run()).toEqual({ ok: false, failure: 'account-not-deleted' });
      expect([ends.isPersonDeleted, identity.accountOf(ada.email)]).toEqual([false, ada]);
      expect([await identity.current(), state.loaded]).toMatchObject([{ userId: 'ada' }, ['a report']]);
    },
  );

  it('says that the sign-in remains if the pool does not confirm it, and can be repeated', async () => {
    const { identity, ends, state, deleteAccount } = await setUp();
    identity.isUnreachable = true;
    expect(await deleteAccount.run()).toEqual({ ok: false, failure: 'sign-in-not-deleted' });
    expect([ends.isPersonDeleted, await identity.current(), state.loaded]).toEqual([true, null, []]);

    identity.isUnreachable = false;
    ends.account.failure = null;
    await identity.signInWithPassword(ada.email, ada.password);
    expect(await deleteAccount.run()).toEqual({ ok: true });
    expect(identity.accountOf(ada.email)).toBeNull();
  });
});
