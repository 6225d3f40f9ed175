import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Email } from '../../shared/email.policy.ts';
import { done, fail, ok } from '../../shared/result.ts';
import {
  forgotPasswordCommands,
  forgotPasswordModel,
} from '../../testing/session/forgot-password.commands.ts';
import {
  initialForgotPassword,
  nextForgotPassword,
  type ForgotPassword,
  type ForgotPasswordEvent,
} from './forgot-password.machine.ts';

const ada = 'ada@example.com' as Email;
const sent = { email: ada, destination: 'a***@e***' };

function after(...events: readonly ForgotPasswordEvent[]): ForgotPassword {
  return events.reduce(nextForgotPassword, initialForgotPassword);
}

const asked: ForgotPasswordEvent = { type: 'code-asked' };
const delivered: ForgotPasswordEvent = { type: 'code-answered', call: 1, answer: ok(sent) };
const submitted: ForgotPasswordEvent = { type: 'password-submitted' };

describe('a forgotten password', () => {
  it('AUTH-10 is what its events make it, in any order, and a late answer changes nothing', () => {
    fc.assert(
      fc.property(forgotPasswordCommands(), (commands) => {
        fc.modelRun(
          () => ({ model: forgotPasswordModel(), real: { state: initialForgotPassword, askedWith: [] } }),
          commands,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('AUTH-10 goes from idle by a request to a delivered code, and by a new password back to idle', () => {
    expect(initialForgotPassword.step).toEqual({ is: 'idle', passwordSet: false });
    expect(after(asked).step).toEqual({ is: 'requesting' });
    expect(after(asked, delivered).step).toEqual({ is: 'code-delivered', ...sent, failure: null });
    expect(after(asked, delivered, submitted).step).toEqual({ is: 'setting-password', ...sent });
    expect(
      after(asked, delivered, submitted, { type: 'password-answered', call: 2, answer: done }).step,
    ).toEqual({
      is: 'idle',
      passwordSet: true,
    });
  });

  it('AUTH-10 keeps an error until it is reset', () => {
    const failed = after(asked, { type: 'code-answered', call: 1, answer: fail('too-many-requests') });
    expect(failed.step).toEqual({ is: 'failed', failure: 'too-many-requests' });
    expect(nextForgotPassword(failed, { type: 'reset' }).step).toEqual(initialForgotPassword.step);
  });

  it('AUTH-10 keeps the form, with what was wrong, when the new password is refused', () => {
    const refused: ForgotPasswordEvent = {
      type: 'password-answered',
      call: 2,
      answer: fail('code-refused'),
    };
    expect(after(asked, delivered, submitted, refused).step).toEqual({
      is: 'code-delivered',
      ...sent,
      failure: 'code-refused',
    });
    expect(after(asked, delivered, submitted, refused, submitted).step).toEqual({
      is: 'setting-password',
      ...sent,
    });
  });

  it('AUTH-10 takes no answer of the other kind', () => {
    const requesting = after(asked);
    expect(nextForgotPassword(requesting, { type: 'password-answered', call: 1, answer: done })).toBe(
      requesting,
    );
    const setting = after(asked, delivered, submitted);
    expect(nextForgotPassword(setting, { ...delivered, call: 2 } as ForgotPasswordEvent)).toBe(setting);
    expect(nextForgotPassword(setting, asked)).toBe(setting);
    expect(nextForgotPassword(requesting, submitted)).toBe(requesting);
  });
});
