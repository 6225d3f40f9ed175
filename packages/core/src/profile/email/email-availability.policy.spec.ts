import { describe, expect, it } from 'vitest';
import { emailAvailability } from './email-availability.policy.ts';

describe('whether an email can be taken', () => {
  it.each([
    ['ok', '', 'available'],
    ['ok', '  ', 'available'],
    ['ok', 'Looks disposable', 'email-refused'],
    ['cognito-account', '', 'email-in-use'],
    ['google-account', 'is registered with Google.', 'email-in-use'],
    ['apple-account', '', 'email-in-use'],
    ['ACCOUNT_EXISTS', '', 'email-in-use'],
    ['undeliverable', '', 'email-refused'],
    ['undeliverable', 'No such account', 'email-refused'],
    ['OK', '', 'email-refused'],
    ['', '', 'email-refused'],
  ] as const)('VAL-4 status %j with message %j means %s', (status, message, availability) => {
    expect(emailAvailability({ status, message })).toBe(availability);
  });
});
