import { describe, expect, it } from 'vitest';
import { failureCodes } from './failure-code.ts';
import { fail, ok, type Result } from './result.ts';

type CallFailure = 'signed-out' | 'not-owner' | 'unavailable';
const withFailureCode = failureCodes({ 'signed-out': 'not-authenticated', 'not-owner': 'not-owner' });

describe('the failure code of an operation', () => {
  it.each<[CallFailure, string]>([
    ['signed-out', 'not-authenticated'],
    ['not-owner', 'not-owner'],
    ['unavailable', 'not-renamed'],
  ])('%s is reported as %s', (failure, told) => {
    const answer: Result<number, CallFailure> = fail(failure);
    expect(withFailureCode(answer, 'not-renamed')).toEqual({ ok: false, failure: told });
  });

  it('leaves a success as it is', () => {
    const answer: Result<number, CallFailure> = ok(7);
    expect(withFailureCode(answer, 'not-renamed')).toBe(answer);
  });
});
