import { describe, expect, it } from 'vitest';
import type { Email } from '../../shared/email.policy.ts';
import { FakeAccountDirectory } from '../../testing/shared/fake-account-directory.ts';
import { FakeIdAssociations } from '../../testing/session/fake-id-associations.ts';
import { FakeIdentity } from '../../testing/session/fake-identity.ts';
import { FakeSessionTokens } from '../../testing/session/fake-session-tokens.ts';
import { anIdentity, someClaims } from '../../testing/session/session.builder.ts';
import { FinishFederatedSignIn } from './finish-federated-sign-in.use-case.ts';
import type { IdentityClaims } from '../identity-claims.ts';

const email = 'ada@example.com' as Email;

function setUp(claims: Partial<IdentityClaims> | null) {
  const identity = new FakeIdentity();
  const tokens = new FakeSessionTokens();
  const accounts = new FakeAccountDirectory();
  const associations = new FakeIdAssociations();
  identity.signInAs(anIdentity());
  tokens.hold(claims === null ? null : someClaims(claims));
  return {
    identity,
    accounts,
    associations,
    finish: new FinishFederatedSignIn(identity, tokens, accounts, associations),
  };
}

describe('coming back from a provider', () => {
  it('AUTH-7 lets in whose email is free', async () => {
    const { finish, identity } = setUp({ email });
    expect(await finish.run('google')).toEqual({ ok: true, value: anIdentity() });
    expect(await identity.current()).toEqual(anIdentity());
  });

  it('AUTH-6 clears the credentials of a denied login, without asking whose email it is', async () => {
    const { finish, identity, accounts } = setUp({
      accessDenied: true,
      email,
      existingAccountType: 'cognito-account',
    });
    expect(await finish.run('google')).toEqual({
      ok: false,
      failure: { code: 'access-denied', path: '/login?email=ada%40example.com&returning=true' },
    });
    expect(await identity.current()).toBeNull();
    expect(accounts.asked).toEqual([]);
  });

  it('AUTH-7 signs out whose email has a password', async () => {
    const { finish, identity, accounts } = setUp({ email });
    accounts.answer(email, { status: 'cognito-account', message: '' });
    expect(await finish.run('saml')).toEqual({
      ok: false,
      failure: { code: 'password-account', path: '/login?email=ada%40example.com&reason=password-account' },
    });
    expect(await identity.current()).toBeNull();
  });

  it('AUTH-7 signs out whose email belongs elsewhere, with the id of the provider', async () => {
    const { finish, identity, accounts } = setUp({ email, identityProviderId: 'g-1' });
    accounts.answer(email, { status: 'apple-account', message: '' });
    expect(await finish.run('google')).toEqual({
      ok: false,
      failure: {
        code: 'other-account',
        path: '/welcome-back?email=ada%40example.com&accountType=apple-account&identityProviderId=g-1',
      },
    });
    expect(await identity.current()).toBeNull();
  });

  it('AUTH-8 signs out who comes by Apple without an account', async () => {
    const { finish, identity } = setUp({ email });
    expect(await finish.run('apple')).toMatchObject({ ok: false, failure: { code: 'apple-existing-only' } });
    expect(await identity.current()).toBeNull();
  });

  it.each(['apple', 'microsoft'] as const)('AUTH-8 finds the stored email by the id of %s', async (kind) => {
    const first = setUp({ email, identityProviderId: 'id-1' });
    first.accounts.answer(email, { status: `${kind}-account`, message: '' });
    await first.finish.run(kind);
    expect(await first.associations.emailOf('id-1')).toBe(email);

    const again = setUp({ identityProviderId: 'id-1' });
    await again.associations.associate('id-1', email);
    again.accounts.answer(email, { status: `${kind}-account`, message: '' });
    expect(await again.finish.run(kind)).toMatchObject({ ok: true });
    expect(again.accounts.asked).toEqual([email]);
  });

  it('AUTH-8 keeps nothing where Apple gives no id', async () => {
    const { finish, accounts, associations } = setUp({ email });
    accounts.answer(email, { status: 'apple-account', message: '' });
    expect(await finish.run('apple')).toMatchObject({ ok: true });
    expect(associations.size).toBe(0);
  });

  it('AUTH-8 keeps no ids of Google', async () => {
    const { finish, associations } = setUp({ email, identityProviderId: 'g-1' });
    await finish.run('google');
    expect(await associations.emailOf('g-1')).toBeNull();
  });

  it('AUTH-6 sends to the welcome back who has no email at all', async () => {
    const { finish, identity } = setUp({ identityProviderId: 'id-1' });
    expect(await finish.run('apple')).toEqual({
      ok: false,
      failure: { code: 'access-denied', path: '/welcome-back?identityProviderId=id-1' },
    });
    expect(await identity.current()).toBeNull();
  });

  it('START-6 says that there are no credentials', async () => {
    expect(await setUp(null).finish.run('google')).toEqual({
      ok: false,
      failure: { code: 'no-credentials' },
    });
    const { finish, identity } = setUp({ email });
    await identity.signOut();
    expect(await finish.run('google')).toEqual({ ok: false, failure: { code: 'no-credentials' } });
  });
});
