import type { Result } from '../../shared/result.ts';
import type { Phone } from './phone.policy.ts';
import type { RequestPhoneCodeFailure } from './request-phone-code.use-case.ts';
import type { SubmitPhoneCodeFailure } from './submit-phone-code.use-case.ts';
import {
  judgeResend,
  parseVerificationCode,
  typeVerificationCode,
  type ResendVerdict,
} from '../verification-code.policy.ts';

/**
 * PROF-6: from requesting a code to verifying the number. Every call is numbered by `calls`; only the answer to the
 * newest one counts.
 */
export type PhoneChange = { readonly calls: number; readonly step: PhoneChangeStep };

export type PhoneChangeStep =
  | { readonly is: 'idle'; readonly problem: RequestPhoneCodeFailure | null }
  | { readonly is: 'requesting' }
  | {
      readonly is: 'entering';
      readonly phone: Phone;
      readonly code: string;
      readonly doing: 'nothing' | 'submitting' | 'resending';
      readonly news: 'code-resent' | SubmitPhoneCodeFailure | RequestPhoneCodeFailure | null;
    }
  | { readonly is: 'verified'; readonly phone: Phone };

export type PhoneChangeEvent =
  | { readonly type: 'code-asked' }
  | {
      readonly type: 'code-answered';
      readonly call: number;
      readonly answer: Result<Phone, RequestPhoneCodeFailure>;
    }
  | { readonly type: 'typed'; readonly code: string }
  | { readonly type: 'cleared' }
  | { readonly type: 'submitted' }
  | {
      readonly type: 'submit-answered';
      readonly call: number;
      readonly answer: Result<unknown, SubmitPhoneCodeFailure>;
    }
  | { readonly type: 'given-up' };

const idle: PhoneChangeStep = { is: 'idle', problem: null };

export const initialPhoneChange: PhoneChange = { calls: 0, step: idle };

/** Initial state of the code screen when opened directly: a code may already have been sent to this number. */
export function awaitingPhoneCode(phone: Phone): PhoneChange {
  return { calls: 0, step: { is: 'entering', phone, code: '', doing: 'nothing', news: null } };
}

/**
 * Events that do not apply to the current step are ignored. `code-asked` starts, and resends once a code has been sent.
 */
export function nextPhoneChange(change: PhoneChange, event: PhoneChangeEvent): PhoneChange {
  if ('call' in event && event.call !== change.calls) return change;
  if (event.type === 'given-up') return calling(change, idle);
  switch (change.step.is) {
    case 'idle':
      return event.type === 'code-asked' ? calling(change, { is: 'requesting' }) : change;
    case 'requesting':
      return event.type === 'code-answered' ? { ...change, step: stepAfter(event.answer) } : change;
    case 'entering':
      return whileEntering(change, change.step, event);
    case 'verified':
      return change;
  }
}

// AUTH-13
export function judgePhoneCodeResend({ step }: PhoneChange): ResendVerdict {
  return judgeResend({
    processing: step.is === 'requesting' || (step.is === 'entering' && step.doing !== 'nothing'),
    validated: step.is === 'verified',
  });
}

/** A code is not submitted if it is blank or a call is pending. */
export function canSubmitPhoneCode({ step }: PhoneChange): boolean {
  switch (step.is) {
    case 'entering':
      return step.doing === 'nothing' && parseVerificationCode(step.code).ok;
    case 'idle':
    case 'requesting':
    case 'verified':
      return false;
  }
}

type Entering = Extract<PhoneChangeStep, { is: 'entering' }>;
type StepEvent = Exclude<PhoneChangeEvent, { type: 'given-up' }>;

function calling(change: PhoneChange, step: PhoneChangeStep): PhoneChange {
  return { calls: change.calls + 1, step };
}

function stepAfter(answer: Result<Phone, RequestPhoneCodeFailure>): PhoneChangeStep {
  return answer.ok
    ? { is: 'entering', phone: answer.value, code: '', doing: 'nothing', news: null }
    : { is: 'idle', problem: answer.failure };
}

function whileEntering(change: PhoneChange, step: Entering, event: StepEvent): PhoneChange {
  const at = (next: Partial<Entering>): PhoneChange => ({ ...change, step: { ...step, ...next } });
  switch (event.type) {
    case 'typed':
      return step.doing === 'submitting'
        ? change
        : at({ code: typeVerificationCode(event.code), news: null });
    case 'cleared':
      return step.doing === 'submitting' ? change : at({ code: '', news: null });
    case 'submitted':
      return canSubmitPhoneCode(change)
        ? calling(change, { ...step, doing: 'submitting', news: null })
        : change;
    case 'code-asked':
      return step.doing === 'nothing' ? calling(change, { ...step, doing: 'resending', news: null }) : change;
    case 'submit-answered':
      return step.doing === 'submitting' ? submitted(change, step, event.answer) : change;
    case 'code-answered':
      return step.doing === 'resending'
        ? at({ doing: 'nothing', news: event.answer.ok ? 'code-resent' : event.answer.failure })
        : change;
  }
}

function submitted(
  change: PhoneChange,
  step: Entering,
  answer: Result<unknown, SubmitPhoneCodeFailure>,
): PhoneChange {
  const next: PhoneChangeStep = answer.ok
    ? { is: 'verified', phone: step.phone }
    : { ...step, doing: 'nothing', news: answer.failure };
  return { ...change, step: next };
}
