import { describe, expect, it } from 'vitest';
import { formatRefusal, masked, removalRefusal, writeRefusal } from './attributes.policy.ts';

const says = (attributes: Record<string, string>) => writeRefusal(attributes)?.message ?? null;

describe('attributes', () => {
  it.each([
    [{ given_name: 'Ada', 'custom:team': 'roofers' }, null],
    [{ sub: 'x' }, 'Cannot modify the non-mutable attribute sub'],
    [{ email_verified: 'true' }, 'Cannot modify the non-mutable attribute email_verified'],
    [{ email: 'no email' }, 'Invalid email address format.'],
    [{ phone_number: '303 555 0199' }, 'Invalid phone number format.'],
    [{ phone_number: '' }, 'Invalid phone number format.'],
    [{ phone_number: '+13035550199' }, null],
    [
      { shoe_size: '44' },
      'Attributes did not conform to the schema: shoe_size: Attribute does not exist in the schema.',
    ],
  ])('judges %j', (attributes, refusal) => {
    expect(says(attributes)).toBe(refusal);
  });

  it('lets only an administrator mark an email as verified, and nobody change `sub`', () => {
    expect(formatRefusal({ email_verified: 'true' })).toBeNull();
    expect(formatRefusal({ email_verified: 'maybe' })?.message).toBe(
      'email_verified is neither true nor false.',
    );
    expect(formatRefusal({ sub: 'x' })?.message).toBe('Cannot modify the non-mutable attribute sub');
    expect(formatRefusal({ identities: '[]' })?.message).toContain('non-mutable');
  });

  it('lets a person remove what they wrote, but not the email or a flag', () => {
    expect(removalRefusal(['phone_number', 'given_name', 'custom:team'])).toBeNull();
    for (const name of ['email', 'email_verified', 'sub', '__proto__']) {
      expect(removalRefusal(['given_name', name])?.message).toBe(
        `Cannot modify the non-mutable attribute ${name}`,
      );
    }
  });

  it.each([
    ['email', 'ada@example.com', 'a***@e***'],
    ['email', 'no email', 'n***@***'],
    ['phone_number', '+13035550199', '+*******0199'],
  ] as const)('shows the %s %s as %s', (name, value, shown) => {
    expect(masked(name, value)).toBe(shown);
  });
});
