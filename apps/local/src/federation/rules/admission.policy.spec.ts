import { describe, expect, it } from 'vitest';
import { federatedAccount } from '../hosted/federated-account.ts';
import { FEDERATION_PROVIDERS, providerOfKind } from '../providers.ts';
import { admission, type Admission } from './admission.policy.ts';

const subject = '100000000000000000001';
const known = federatedAccount(
  providerOfKind('google'),
  { subject, email: 'ada@example.com', givenName: 'Ada', familyName: 'Quill' },
  { now: 0 },
);
const deniedBefore = { ...known, accessDenied: { existingAccountType: 'apple-account' } };
const denied = (existingAccountType: string): Admission => ({
  is: 'denied',
  accessDenied: { existingAccountType, identityProviderId: subject },
});

describe('admission', () => {
  it.each([
    ['AUTH-1 somebody new', { known: null, others: [] }, { is: 'admitted' }],
    ['AUTH-1 an account of old', { known, others: [] }, { is: 'admitted' }],
    [
      'AUTH-1 an account of old whose email has a password as well by now',
      { known, others: ['cognito-account'] },
      { is: 'admitted' },
    ],
    [
      'AUTH-7 an email with a password',
      { known: null, others: ['cognito-account'] },
      { is: 'refused', why: 'password-account' },
    ],
    [
      'AUTH-7 an email with a password and with another provider',
      { known: null, others: ['apple-account', 'cognito-account'] },
      { is: 'refused', why: 'password-account' },
    ],
    [
      'AUTH-6 an email of another provider',
      { known: null, others: ['apple-account'] },
      denied('apple-account'),
    ],
    [
      'AUTH-6 who was denied before, while the reason stands',
      { known: deniedBefore, others: ['apple-account'] },
      denied('apple-account'),
    ],
    [
      'AUTH-6 who was denied before, and is alone now',
      { known: deniedBefore, others: [] },
      { is: 'admitted' },
    ],
  ] as const)('%s', (_, facts, expected) => {
    expect(admission({ provider: providerOfKind('google'), subject, ...facts })).toEqual(expected);
  });

  it.each(FEDERATION_PROVIDERS)('AUTH-8 admits a new person from $title, unless it is Apple', (provider) => {
    const verdict = admission({ provider, subject, known: null, others: [] });
    expect(verdict).toEqual(
      provider.kind === 'apple' ? { is: 'refused', why: 'apple-existing-only' } : { is: 'admitted' },
    );
  });

  it('AUTH-8 lets in an Apple account of old', () => {
    const apple = providerOfKind('apple');
    expect(admission({ provider: apple, subject, known, others: [] })).toEqual({ is: 'admitted' });
  });
});
