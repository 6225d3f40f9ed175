import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordRefusal } from './password.policy.ts';

const says = (password: string) => passwordRefusal(password, 'password')?.message ?? null;
const policy = (why: string) => `Password did not conform with policy: ${why}`;
const constraint = (why: string) =>
  `1 validation error detected: Value at 'password' failed to satisfy constraint: Member must ${why}`;

describe('the password policy', () => {
  it.each([
    ['', constraint('have length greater than or equal to 6')],
    ['Aa-1x', constraint('have length greater than or equal to 6')],
    ['Aa-1xy', policy('Password not long enough')],
    ['Aa-1xyz', policy('Password not long enough')],
    ['Aa-1xy🏠', policy('Password not long enough')],
    ['Aa-1xyz🏠', null],
    ['Aa-1xyzw', null],
    ['aa-1xyzw', policy('Password must have uppercase characters')],
    ['AA-1XYZW', policy('Password must have lowercase characters')],
    ['Aa-bxyzw', policy('Password must have numeric characters')],
    ['Aab1xyzw', policy('Password must have symbol characters')],
    ['Aab1 xyzw', null],
    ['Äöü-1xyz', policy('Password must have uppercase characters')],
    [' Aa-1xyzw', constraint(String.raw`satisfy regular expression pattern: ^[\S]+.*[\S]+$`)],
    ['Aa-1xyzw ', constraint(String.raw`satisfy regular expression pattern: ^[\S]+.*[\S]+$`)],
  ])('judges %j', (password, refusal) => {
    expect(says(password)).toBe(refusal);
  });

  it('names the field in which the password came', () => {
    expect(passwordRefusal('Ab-1', 'proposedPassword')).toMatchObject({
      type: 'InvalidParameterException',
      message: expect.stringContaining("Value at 'proposedPassword'"),
    });
  });

  it('takes 256 letters and no more', () => {
    expect(says(`Aa-1${'x'.repeat(252)}`)).toBeNull();
    expect(says(`Aa-1${'x'.repeat(253)}`)).toBe(constraint('have length less than or equal to 256'));
  });

  it('takes every symbol that a pool takes', () => {
    for (const symbol of '^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-') expect(says(`Abcdefg1${symbol}`)).toBeNull();
  });

  it('takes a password with all it asks for, in any order', () => {
    const needed = fc.tuple(
      fc.constantFrom('A', 'Z'),
      fc.constantFrom('a', 'z'),
      fc.constantFrom('0', '9'),
      fc.constantFrom('!', '-'),
    );
    const filler = fc.array(fc.constantFrom('b', 'C', '7', '_'), { minLength: 4, maxLength: 40 });
    const passwords = fc.tuple(needed, filler).chain(([four, more]) => {
      const letters = [...four, ...more];
      return fc.shuffledSubarray(letters, { minLength: letters.length });
    });
    fc.assert(fc.property(passwords, (letters) => says(letters.join('')) === null));
  });
});
