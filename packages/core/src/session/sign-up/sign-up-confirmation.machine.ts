import {
  judgeResend,
  parseVerificationCode,
  type ResendVerdict,
} from '../../profile/verification-code.policy.ts';
import type { Result } from '../../shared/result.ts';
import type { CodeDelivery } from '../password/password-recovery.port.ts';
import type { ConfirmSignUpFailure } from './confirm-sign-up.use-case.ts';
import type { ResendSignUpCodeFailure } from './resend-sign-up-code.use-case.ts';

/**
 * AUTH-13: the form for an emailed code. Calls are numbered; only the answer to the newest one counts, so that a late
 * response to a resend never undoes later events.
 */
export type Confirmation = { readonly calls: number; readonly step: ConfirmationStep };

export type ConfirmationStep =
  | { readonly is: 'entering'; readonly news: ConfirmationNews | null }
  | { readonly is: 'processing'; readonly call: 'confirm' | 'resend' }
  | { readonly is: 'validated' };

export type ConfirmationNews = 'code-resent' | ConfirmSignUpFailure | ResendSignUpCodeFailure;

export type ConfirmationEvent =
  | { readonly type: 'submitted'; readonly code: string }
  | {
      readonly type: 'confirm-answered';
      readonly call: number;
      readonly answer: Result<void, ConfirmSignUpFailure>;
    }
  | { readonly type: 'resend-asked' }
  | {
      readonly type: 'resend-answered';
      readonly call: number;
      readonly answer: Result<CodeDelivery, ResendSignUpCodeFailure>;
    }
  | { readonly type: 'reset' };

export const initialConfirmation: Confirmation = { calls: 0, step: { is: 'entering', news: null } };

export function resendVerdict({ step }: Confirmation): ResendVerdict {
  return judgeResend({ processing: step.is === 'processing', validated: step.is === 'validated' });
}

/** Events that do not apply to the current step are ignored. */
export function nextConfirmation(state: Confirmation, event: ConfirmationEvent): Confirmation {
  if ('call' in event && event.call !== state.calls) return state;
  switch (event.type) {
    case 'submitted':
      return parseVerificationCode(event.code).ok ? calling(state, 'confirm') : state;
    case 'resend-asked':
      return calling(state, 'resend');
    case 'confirm-answered':
      return isProcessing(state, 'confirm') ? { ...state, step: afterConfirm(event.answer) } : state;
    case 'resend-answered':
      return isProcessing(state, 'resend') ? { ...state, step: afterResend(event.answer) } : state;
    case 'reset':
      return { calls: state.calls + 1, step: initialConfirmation.step };
  }
}

function calling(state: Confirmation, call: 'confirm' | 'resend'): Confirmation {
  return resendVerdict(state).allowed ? { calls: state.calls + 1, step: { is: 'processing', call } } : state;
}

function isProcessing({ step }: Confirmation, call: 'confirm' | 'resend'): boolean {
  return step.is === 'processing' && step.call === call;
}

function afterConfirm(answer: Result<void, ConfirmSignUpFailure>): ConfirmationStep {
  return answer.ok ? { is: 'validated' } : { is: 'entering', news: answer.failure };
}

/** An account that is confirmed already, e.g. in another tab, needs no code. */
function afterResend(answer: Result<CodeDelivery, ResendSignUpCodeFailure>): ConfirmationStep {
  if (answer.ok) return { is: 'entering', news: 'code-resent' };
  return answer.failure === 'already-confirmed'
    ? { is: 'validated' }
    : { is: 'entering', news: answer.failure };
}
