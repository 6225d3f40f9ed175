import { describe, expect, it } from 'vitest';
import { passwordChangeFailure } from './password-change-refusal.policy.ts';

const wrong = { at: 'current', code: 'incorrect-current-password' };
const unfit = { at: 'next', code: 'new-password-unfit' };

describe('a refused password change', () => {
  it.each([
    ['NotAuthorizedException', 'Incorrect username or password.', wrong],
    ['', ' Incorrect username or password. ', wrong],
    ['InvalidPasswordException', 'Incorrect username or password.', wrong],
    ['InvalidPasswordException', 'Password does not conform to policy', unfit],
    ['InvalidPasswordException', '', unfit],
    ['invalid-password', 'No.', unfit],
    ['invalid_password', 'No.', unfit],
    [
      'InvalidParameterException',
      "1 validation error detected: Value at 'proposedPassword' failed to satisfy constraint",
      unfit,
    ],
    ['InvalidParameterException', 'The proposed password is too short', unfit],
    ['ProposedPasswordFailure', 'No.', unfit],
    [
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
      { at: 'toast', code: 'server-said', message: 'Attempt limit exceeded, please try after some time.' },
    ],
    ['', 'Invalid password hint', { at: 'toast', code: 'server-said', message: 'Invalid password hint' }],
    ['NetworkError', ' ', { at: 'toast', code: 'unavailable' }],
  ])('VAL-6 code %j saying %j', (code, message, failure) => {
    expect(passwordChangeFailure({ code, message })).toEqual(failure);
  });
});
