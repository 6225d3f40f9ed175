import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR } from '../shared/instant.ts';
import {
  isVerificationCodeExpired,
  judgeResend,
  parseVerificationCode,
  typeVerificationCode,
} from './verification-code.policy.ts';

describe('a verification code', () => {
  it.each([
    ['', ''],
    ['123', '123'],
    ['  123', '123'],
    ['1234567890123456', '1234567890123456'],
    ['12345678901234567', '1234567890123456'],
  ])('PROF-6 AUTH-13 typing %j leaves %j', (typed, field) => {
    expect(typeVerificationCode(typed)).toBe(field);
  });

  it.each([
    ['123456', { ok: true, value: '123456' }],
    [' 123456 ', { ok: true, value: '123456' }],
    ['1234567890123456', { ok: true, value: '1234567890123456' }],
    ['12345678901234567', { ok: false, failure: 'code-too-long' }],
    ['', { ok: false, failure: 'code-blank' }],
    [' \t', { ok: false, failure: 'code-blank' }],
    [null, { ok: false, failure: 'code-blank' }],
    [123456, { ok: false, failure: 'code-blank' }],
  ])('PROF-6 AUTH-13 %j is read as %j', (input, code) => {
    expect(parseVerificationCode(input)).toEqual(code);
  });

  it('PROF-6 what the field holds is never too long, and nothing throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), (typed, anything) => {
        expect(parseVerificationCode(typeVerificationCode(typed))).not.toEqual({
          ok: false,
          failure: 'code-too-long',
        });
        expect(typeof parseVerificationCode(anything).ok).toBe('boolean');
      }),
    );
  });

  it.each([
    [{ processing: false, validated: false }, { allowed: true }],
    [
      { processing: true, validated: false },
      { allowed: false, why: 'processing' },
    ],
    [
      { processing: false, validated: true },
      { allowed: false, why: 'validated' },
    ],
    [
      { processing: true, validated: true },
      { allowed: false, why: 'validated' },
    ],
  ])('PROF-6 AUTH-13 resending at %j: %j', (form, verdict) => {
    expect(judgeResend(form)).toEqual(verdict);
  });

  it('PROF-6 AUTH-13 is valid for 24 hours, to the millisecond', () => {
    const sentAt = Date.parse('2026-03-07T12:00:00Z');
    expect(isVerificationCodeExpired(sentAt, sentAt)).toBe(false);
    expect(isVerificationCodeExpired(sentAt, sentAt + 24 * HOUR - 1)).toBe(false);
    expect(isVerificationCodeExpired(sentAt, sentAt + 24 * HOUR)).toBe(true);
  });
});
