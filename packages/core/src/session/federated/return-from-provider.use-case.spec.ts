import { describe, expect, it } from 'vitest';
import type { Email } from '../../shared/email.policy.ts';
import { FakeAccountDirectory } from '../../testing/shared/fake-account-directory.ts';
import { FakeFederatedReturn } from '../../testing/session/fake-federated-return.ts';
import { FakeIdAssociations } from '../../testing/session/fake-id-associations.ts';
import { FakeIdentity } from '../../testing/session/fake-identity.ts';
import { FakeSessionTokens } from '../../testing/session/fake-session-tokens.ts';
import { anIdentity, someClaims } from '../../testing/session/session.builder.ts';
import { FinishFederatedSignIn } from './finish-federated-sign-in.use-case.ts';
import { ReturnFromProvider } from './return-from-provider.use-case.ts';

const email = 'ada@example.com' as Email;

function setUp() {
  const [identity, tokens, returns] = [
    new FakeIdentity(),
    new FakeSessionTokens(),
    new FakeFederatedReturn(),
  ];
  const accounts = new FakeAccountDirectory();
  const finish = new FinishFederatedSignIn(identity, tokens, accounts, new FakeIdAssociations());
  return { identity, tokens, returns, accounts, useCase: new ReturnFromProvider(returns, finish) };
}

describe('returning from a provider', () => {
  it('AUTH-1 NAV-9 says who is here, and by which provider', async () => {
    const { identity, tokens, returns, useCase } = setUp();
    returns.comeBackFrom('microsoft');
    tokens.hold(someClaims({ email }));
    identity.signInAs(anIdentity());
    expect(await useCase.run()).toEqual({ ok: true, value: { identity: anIdentity(), kind: 'microsoft' } });
  });

  it('AUTH-7 goes where an admitted person may not stay', async () => {
    const { identity, tokens, returns, accounts, useCase } = setUp();
    returns.comeBackFrom('google');
    tokens.hold(someClaims({ email }));
    identity.signInAs(anIdentity());
    accounts.answer(email, { status: 'apple-account', message: '' });
    expect(await useCase.run()).toMatchObject({
      ok: false,
      failure: { path: '/welcome-back?email=ada%40example.com&accountType=apple-account' },
    });
    expect(await identity.current()).toBeNull();
  });

  it.each([
    ['AUTH-7', 'password-account', email, '/login?email=ada%40example.com&reason=password-account'],
    ['AUTH-7', 'password-account', null, '/login?reason=password-account'],
    ['AUTH-8', 'apple-existing-only', email, '/login?email=ada%40example.com&reason=apple-existing-only'],
  ] as const)('%s goes to the login screen after a refusal as %s of %s', async (_, code, refused, path) => {
    const { returns, useCase } = setUp();
    returns.comeBackWith({ code, email: refused });
    expect(await useCase.run()).toEqual({ ok: false, failure: { code, path } });
  });

  it.each(['dismissed', 'company-unknown', 'unavailable', 'handed-over'] as const)(
    'goes nowhere when it comes back as %s',
    async (code) => {
      const { returns, useCase } = setUp();
      returns.comeBackWith({ code });
      expect(await useCase.run()).toEqual({ ok: false, failure: { code } });
    },
  );
});
