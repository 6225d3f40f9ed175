import { describe, expect, it } from 'vitest';
import { say } from '../shared/messages.ts';
import { sessionMessages } from './session.messages.ts';

describe('the words of signing in', () => {
  it.each([
    ['AUTH-3', 'not-confirmed', 'User is not confirmed.'],
    ['AUTH-4', 'incorrect-username-or-password', 'Incorrect username or password'],
    ['AUTH-5', 'too-many-attempts', 'Too many login attempts, try again later.'],
    ['AUTH-5', 'incorrect-password', 'Incorrect password'],
    [
      'AUTH-7',
      'password-account',
      'Your email was previously used to sign up with a password. Please provide your password to sign in.',
    ],
    [
      'AUTH-8',
      'apple-existing-only',
      'Sign in with Apple is only available for existing accounts. To create a new account, please use email or Google.',
    ],
    ['START-6', 'no-credentials', 'No Current User or Token Expired'],
  ] as const)('%s %s', (_, key, words) => {
    expect(say(sessionMessages, 'en', key)).toBe(words);
  });

  it('AUTH-4 is Email plus the provider message', () => {
    expect(say(sessionMessages, 'en', 'provider-account', { message: 'is registered with Google.' })).toBe(
      'Email is registered with Google.',
    );
  });

  it('AUTH-10 says where the reset code went', () => {
    expect(say(sessionMessages, 'en', 'reset-code-delivered', { destination: 'a***@e***' })).toContain(
      'a***@e***',
    );
  });
});
