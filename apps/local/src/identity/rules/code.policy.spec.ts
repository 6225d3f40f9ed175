import { DAY } from '@ridgeline/core/shared';
import { describe, expect, it } from 'vitest';
import { judgeCode } from './code.policy.ts';

const issuedAt = Date.UTC(2026, 2, 8);

describe('AUTH-13 a code', () => {
  it.each([
    ['at once', true, 0, 'right'],
    ['a millisecond before 24 hours are over', true, DAY - 1, 'right'],
    ['when 24 hours are over', true, DAY, 'expired'],
    ['a millisecond later', true, DAY + 1, 'expired'],
    ['wrong and fresh', false, 0, 'wrong'],
    ['wrong and old, which tells nothing about its age', false, DAY, 'wrong'],
  ] as const)('%s', (_case, matches, age, verdict) => {
    expect(judgeCode({ matches, issuedAt }, issuedAt + age)).toBe(verdict);
  });
});
