import type { Email } from '../../shared/email.policy.ts';
import type { Result } from '../../shared/result.ts';
import type { PasswordResetFailure, ResetCodeSent } from './request-password-reset.use-case.ts';
import type { SetNewPasswordFailure } from './set-new-password.use-case.ts';

/**
 * AUTH-10: idle, a request in progress, then an error or a delivered code, whose form shows where it went; a new
 * password leads back to idle. Calls are numbered: only the answer to the newest one counts.
 */
export type ForgotPassword = { readonly calls: number; readonly step: ForgotPasswordStep };

export type ForgotPasswordStep =
  | { readonly is: 'idle'; readonly passwordSet: boolean }
  | { readonly is: 'requesting' }
  | { readonly is: 'failed'; readonly failure: PasswordResetFailure }
  | (Delivered & { readonly is: 'code-delivered'; readonly failure: SetNewPasswordFailure | null })
  | (Delivered & { readonly is: 'setting-password' });

type Delivered = { readonly email: Email; readonly destination: string };

export type ForgotPasswordEvent =
  | { readonly type: 'code-asked' }
  | {
      readonly type: 'code-answered';
      readonly call: number;
      readonly answer: Result<ResetCodeSent, PasswordResetFailure>;
    }
  | { readonly type: 'password-submitted' }
  | {
      readonly type: 'password-answered';
      readonly call: number;
      readonly answer: Result<void, SetNewPasswordFailure>;
    }
  | { readonly type: 'reset' };

export const initialForgotPassword: ForgotPassword = { calls: 0, step: { is: 'idle', passwordSet: false } };

/**
 * Events that do not apply to the current step are ignored. A code may be requested again at any time except while a
 * password is being set.
 */
export function nextForgotPassword(state: ForgotPassword, event: ForgotPasswordEvent): ForgotPassword {
  const { calls, step } = state;
  if ('call' in event && event.call !== calls) return state;
  switch (event.type) {
    case 'code-asked':
      return step.is === 'setting-password' ? state : { calls: calls + 1, step: { is: 'requesting' } };
    case 'code-answered':
      return step.is === 'requesting' ? { calls, step: afterRequest(event.answer) } : state;
    case 'password-submitted':
      return step.is === 'code-delivered'
        ? { calls: calls + 1, step: { ...delivered(step), is: 'setting-password' } }
        : state;
    case 'password-answered':
      return step.is === 'setting-password' ? { calls, step: afterPassword(step, event.answer) } : state;
    case 'reset':
      // Numbering continues, so that a response from before the reset is recognized as outdated.
      return { calls: calls + 1, step: initialForgotPassword.step };
  }
}

function afterRequest(answer: Result<ResetCodeSent, PasswordResetFailure>): ForgotPasswordStep {
  return answer.ok
    ? { ...delivered(answer.value), is: 'code-delivered', failure: null }
    : { is: 'failed', failure: answer.failure };
}

function afterPassword(step: Delivered, answer: Result<void, SetNewPasswordFailure>): ForgotPasswordStep {
  return answer.ok
    ? { is: 'idle', passwordSet: true }
    : { ...delivered(step), is: 'code-delivered', failure: answer.failure };
}

function delivered({ email, destination }: Delivered): Delivered {
  return { email, destination };
}
