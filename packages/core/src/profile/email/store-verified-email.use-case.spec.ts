import { describe, expect, it } from 'vitest';
import { FakeAccount } from '../../testing/profile/fake-account.ts';
import { FakeVerifiedEmailGateway } from '../../testing/profile/fake-verified-email-gateway.ts';
import { aProfile } from '../../testing/profile/profile.builder.ts';
import type { Profile } from '../profile.ts';
import { StoreVerifiedEmail } from './store-verified-email.use-case.ts';

function setUp(change: Partial<Profile> = {}) {
  const account = new FakeAccount(aProfile({ email: 'grace@example.com', source: 'cognito', ...change }));
  const gateway = new FakeVerifiedEmailGateway(account, () => 'grace.new@example.com');
  return { account, gateway, store: new StoreVerifiedEmail(gateway) };
}

describe('storing an email that the pool has verified', () => {
  it('PROF-9 repeats what the API missed', async () => {
    const { account, gateway, store } = setUp();
    gateway.failure = 'unavailable';
    expect(await store.run('grace.new@example.com', account.profile)).toEqual({
      stored: false,
      why: 'not-taken',
    });
    gateway.failure = null;
    expect(await store.run('grace.new@example.com', account.profile)).toEqual({ stored: true });
    expect(account.profile.email).toBe('grace.new@example.com');
  });

  it.each([
    ['PROF-9 the same email in other letters', 'Grace@Example.com ', {}, 'same'],
    ['START-1 nobody who has no profile yet', 'new@example.com', { doesNotExist: true, email: '' }, 'same'],
    ['PROF-3 the email of a provider', 'grace.new@example.com', { source: 'federated' }, 'federated'],
  ] as const)('%s is left alone', async (_, email, change, why) => {
    const { account, gateway, store } = setUp(change);
    expect(await store.run(email, account.profile)).toEqual({ stored: false, why });
    expect(gateway.stores).toBe(0);
  });
});
