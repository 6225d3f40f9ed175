import { describe, expect, it } from 'vitest';
import { FakeAccountDirectory } from '../testing/shared/fake-account-directory.ts';
import { FakeIdentity } from '../testing/session/fake-identity.ts';
import { SignIn } from './sign-in.use-case.ts';

const ada = { email: 'ada@example.com', password: 'Correct-1', userId: 'ada' };

function setUp() {
  const identity = new FakeIdentity();
  const accounts = new FakeAccountDirectory();
  identity.register(ada);
  return { identity, accounts, signIn: new SignIn(identity, accounts) };
}

describe('signing in with a password', () => {
  it('AUTH-2 ends with who is here', async () => {
    const { signIn, identity } = setUp();
    const signedIn = await signIn.run(ada);
    expect(signedIn).toEqual({ ok: true, value: { userId: 'ada', email: ada.email, groups: [] } });
    expect(await identity.current()).toEqual(signedIn.ok && signedIn.value);
  });

  it('AUTH-5 says that the password is wrong, without asking whose email it is', async () => {
    const { signIn, accounts } = setUp();
    expect(await signIn.run({ ...ada, password: 'wrong' })).toEqual({
      ok: false,
      failure: { code: 'incorrect-password' },
    });
    expect(accounts.asked).toEqual([]);
  });

  it('AUTH-4 asks whose email it is when the pool does not know it', async () => {
    const { signIn, accounts } = setUp();
    accounts.answer('grace@example.com', { status: 'google-account', message: 'belongs to Google' });
    expect(await signIn.run({ email: 'grace@example.com', password: 'x' })).toEqual({
      ok: false,
      failure: { code: 'provider-account', message: 'belongs to Google' },
    });
  });

  it('AUTH-3 tells an unconfirmed account apart', async () => {
    const { signIn, identity } = setUp();
    identity.register({ ...ada, email: 'new@example.com', confirmed: false });
    expect(await signIn.run({ email: 'new@example.com', password: ada.password })).toEqual({
      ok: false,
      failure: { code: 'not-confirmed' },
    });
  });
});
