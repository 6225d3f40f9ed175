import type { Email } from '../../shared/email.policy.ts';
import type { Result } from '../../shared/result.ts';
import type { ChangeEmailFailure } from './change-email.use-case.ts';
import type { ConfirmEmailChangeFailure } from './confirm-email-change.use-case.ts';
import type { ProfileFailure } from '../profile-gateway.port.ts';

/**
 * PROF-9: from typing a new email to opening the link. Every call is numbered by `calls`; only the answer to the newest
 * one counts, so that a late response never undoes later events.
 */
export type EmailChange = { readonly calls: number; readonly step: EmailChangeStep };

export type EmailChangeStep =
  | { readonly is: 'entering'; readonly email: string; readonly problem: ChangeEmailFailure | null }
  | { readonly is: 'requesting'; readonly email: string }
  | {
      readonly is: 'verifying';
      readonly email: Email;
      readonly resend: 'ready' | 'asked';
      /** The latest message: `email-code-sent` at first, `email-code-resent` after each resend. */
      readonly news: 'email-code-sent' | 'email-code-resent' | ProfileFailure;
    }
  | { readonly is: 'confirming' }
  | { readonly is: 'confirmed' }
  | { readonly is: 'not-confirmed'; readonly why: ConfirmEmailChangeFailure };

export type EmailChangeEvent =
  | { readonly type: 'typed'; readonly email: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'answered'; readonly call: number; readonly answer: Result<Email, ChangeEmailFailure> }
  | { readonly type: 'resend-asked' }
  | { readonly type: 'resend-answered'; readonly call: number; readonly answer: Result<void, ProfileFailure> }
  | { readonly type: 'link-opened' }
  | {
      readonly type: 'link-answered';
      readonly call: number;
      readonly answer: Result<void, ConfirmEmailChangeFailure>;
    }
  | { readonly type: 'started-over' };

const entering: EmailChangeStep = { is: 'entering', email: '', problem: null };

export const initialEmailChange: EmailChange = { calls: 0, step: entering };

/** Events that do not apply to the current step are ignored. */
export function nextEmailChange(change: EmailChange, event: EmailChangeEvent): EmailChange {
  if ('call' in event && event.call !== change.calls) return change;
  if (event.type === 'link-opened') return calling(change, { is: 'confirming' });
  if (event.type === 'started-over') return startedOver(change);
  switch (change.step.is) {
    case 'entering':
      return whileEntering(change, change.step, event);
    case 'requesting':
      return event.type === 'answered' ? { ...change, step: stepAfter(change.step, event.answer) } : change;
    case 'verifying':
      return whileVerifying(change, change.step, event);
    case 'confirming':
      return event.type === 'link-answered' ? { ...change, step: stepAfterLink(event.answer) } : change;
    case 'confirmed':
    case 'not-confirmed':
      return change;
  }
}

type Step<Is extends EmailChangeStep['is']> = Extract<EmailChangeStep, { is: Is }>;

function calling(change: EmailChange, step: EmailChangeStep): EmailChange {
  return { calls: change.calls + 1, step };
}

/** Opening a link cannot be interrupted. Any other pending call is abandoned, and its number is not reused. */
function startedOver(change: EmailChange): EmailChange {
  return change.step.is === 'confirming' ? change : calling(change, entering);
}

function whileEntering(change: EmailChange, step: Step<'entering'>, event: EmailChangeEvent): EmailChange {
  if (event.type === 'typed') return { ...change, step: { ...step, email: event.email, problem: null } };
  if (event.type !== 'submitted') return change;
  return calling(change, { is: 'requesting', email: step.email });
}

function stepAfter(step: Step<'requesting'>, answer: Result<Email, ChangeEmailFailure>): EmailChangeStep {
  return answer.ok
    ? { is: 'verifying', email: answer.value, resend: 'ready', news: 'email-code-sent' }
    : { is: 'entering', email: step.email, problem: answer.failure };
}

function whileVerifying(change: EmailChange, step: Step<'verifying'>, event: EmailChangeEvent): EmailChange {
  if (event.type === 'resend-asked' && step.resend === 'ready') {
    return calling(change, { ...step, resend: 'asked' });
  }
  if (event.type === 'resend-answered' && step.resend === 'asked') {
    const news = event.answer.ok ? 'email-code-resent' : event.answer.failure;
    return { ...change, step: { ...step, resend: 'ready', news } };
  }
  return change;
}

function stepAfterLink(answer: Result<void, ConfirmEmailChangeFailure>): EmailChangeStep {
  return answer.ok ? { is: 'confirmed' } : { is: 'not-confirmed', why: answer.failure };
}
