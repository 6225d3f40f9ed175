import { describe, expect, it } from 'vitest';
import { FakeOneTapPrompt } from '../../testing/session/fake-one-tap-prompt.ts';
import { FakeAccountDirectory } from '../../testing/shared/fake-account-directory.ts';
import { SignInByOneTap } from './sign-in-by-one-tap.use-case.ts';

function setUp() {
  const prompt = new FakeOneTapPrompt();
  const accounts = new FakeAccountDirectory();
  return { prompt, accounts, signIn: new SignInByOneTap(prompt, accounts) };
}

describe('an account that was chosen in the one-tap prompt', () => {
  it.each([
    ['ok', { is: 'known' }],
    ['google-account', { is: 'known' }],
    [
      'cognito-account',
      { is: 'turned-away', path: '/login?email=joan%40example.com&reason=password-account' },
    ],
    [
      'apple-account',
      { is: 'turned-away', path: '/welcome-back?email=joan%40example.com&accountType=apple-account' },
    ],
  ] as const)('AUTH-7 AUTH-9 and whose email is registered as %s', async (status, answer) => {
    const { prompt, accounts, signIn } = setUp();
    accounts.answer('joan@example.com', { status, message: '' });
    const answered = signIn.run();
    prompt.choose('joan@example.com');
    expect(await answered).toEqual({ ...answer, email: 'joan@example.com' });
  });

  it('AUTH-9 is none where the prompt is withdrawn, and nobody is asked about', async () => {
    const { accounts, signIn } = setUp();
    const answered = signIn.run();
    signIn.withdraw();
    expect(await answered).toEqual({ is: 'none' });
    expect(accounts.asked).toEqual([]);
  });
});
