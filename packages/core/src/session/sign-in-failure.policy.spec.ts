import { describe, expect, it } from 'vitest';
import type { AccountStatus } from '../shared/account-directory.port.ts';
import { readRefusal, signInFailure } from './sign-in-failure.policy.ts';

const google: AccountStatus = { status: 'google-account', message: 'is registered with Google.' };
const apple: AccountStatus = { status: 'apple-account', message: 'is registered with Apple.' };
const native: AccountStatus = { status: 'cognito-account', message: 'has a password.' };

describe('what a refused sign-in means', () => {
  it.each([
    ['User is not confirmed.', 'not-confirmed'],
    ['User does not exist.', 'unknown-user'],
    ['UserMigration failed with error bad-password', 'bad-password-migration'],
    ['Migration of the user failed: bad password.', 'bad-password-migration'],
    ['Bad password during user migration.', 'bad-password-migration'],
    ['bad-password: MIGRATION failed', 'bad-password-migration'],
    ['A bad password.', 'other'],
    ['The migration failed.', 'other'],
    ['Password attempts exceeded', 'attempts-exceeded'],
    ['Incorrect username or password.', 'other'],
    ['', 'other'],
  ])('AUTH-3 AUTH-4 AUTH-5 the pool saying %j is %s', (message, refusal) => {
    expect(readRefusal(message)).toBe(refusal);
  });
});

describe('the message for a failed sign-in', () => {
  it.each([
    ['AUTH-3', 'not-confirmed', null, { code: 'not-confirmed' }],
    ['AUTH-4', 'unknown-user', null, { code: 'incorrect-username-or-password' }],
    ['AUTH-4', 'unknown-user', native, { code: 'incorrect-username-or-password' }],
    ['AUTH-4', 'unknown-user', google, { code: 'provider-account', message: google.message }],
    ['AUTH-4', 'bad-password-migration', apple, { code: 'provider-account', message: apple.message }],
    ['AUTH-4', 'bad-password-migration', native, { code: 'incorrect-username-or-password' }],
    ['AUTH-5', 'attempts-exceeded', google, { code: 'too-many-attempts' }],
    ['AUTH-5', 'other', google, { code: 'incorrect-password' }],
  ] as const)('%s %s with account %o', (_, refusal, account, failure) => {
    expect(signInFailure(refusal, account)).toEqual(failure);
  });
});
