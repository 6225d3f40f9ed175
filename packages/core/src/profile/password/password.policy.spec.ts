import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeNewPassword, judgePasswordForm, passwordRules } from './password.policy.ts';

const good = 'Roof-123';

function unmet(password: string): readonly string[] {
  return passwordRules(password).flatMap(({ rule, met }) => (met ? [] : [rule]));
}

describe('the rules of a new password', () => {
  it.each([
    [good, []],
    ['Roof-12', ['length']],
    ['Roof-1🏠', ['length']],
    ['Roof-12🏠', []],
    ['ROOF-123', ['lower-case']],
    ['roof-123', ['upper-case']],
    ['Roof-abc', ['digit']],
    ['Roof1234', ['symbol']],
    ['Roof 1234', ['symbol']],
    ['Roofé1234', ['symbol']],
    ['Éóóf-123', ['upper-case']],
    ['ROÓF-123é', ['lower-case']],
    ['Roof-١٢٣', ['digit']],
    ['', ['length', 'lower-case', 'upper-case', 'digit', 'symbol']],
  ])('VAL-5 %j leaves unmet %j', (password, rules) => {
    expect(unmet(password)).toEqual(rules);
  });

  it('VAL-5 every symbol of the user pool counts', () => {
    for (const symbol of '^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-') {
      expect(unmet(`Roof1234${symbol}`), symbol).toEqual([]);
    }
  });

  it('VAL-5 adding to a password never breaks a rule that it met', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, more) => {
        expect(unmet(password)).toEqual(expect.arrayContaining([...unmet(password + more)]));
      }),
    );
  });

  it('VAL-5 judges the new password by them', () => {
    expect(judgeNewPassword('')).toBe('required-field');
    expect(judgeNewPassword('Roof-12')).toBe('new-password-unfit');
    expect(judgeNewPassword(good)).toBeNull();
  });
});

describe('the password form', () => {
  it.each([
    ['', 'current-password-required'],
    ['1234', 'current-password-too-short'],
    ['12🏠🏠', 'current-password-too-short'],
    ['12345', null],
  ])('VAL-5 the current password %j is judged %j', (current, verdict) => {
    const form = judgePasswordForm({ current, next: good, nextDirty: true });
    expect(form.current).toBe(verdict);
    expect(form.canSubmit).toBe(verdict === null);
  });

  it.each([
    ['', 'required-field'],
    ['short', 'new-password-unfit'],
    [good, null],
  ])('VAL-5 the new password %j is judged %j', (next, verdict) => {
    const form = judgePasswordForm({ current: '12345', next, nextDirty: true });
    expect(form.next).toBe(verdict);
    expect(form.canSubmit).toBe(verdict === null);
  });

  it('VAL-5 lists the rules once the new password is dirty', () => {
    expect(judgePasswordForm({ current: '', next: '', nextDirty: false }).rules).toBeNull();
    expect(judgePasswordForm({ current: '', next: 'a', nextDirty: true }).rules).toEqual(passwordRules('a'));
  });
});
