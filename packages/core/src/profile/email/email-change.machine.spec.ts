import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEmail, type Email } from '../../shared/email.policy.ts';
import {
  initialEmailChange,
  nextEmailChange,
  type EmailChange,
  type EmailChangeEvent,
} from './email-change.machine.ts';

const grace = email('grace@example.com');

function email(text: string): Email {
  const parsed = parseEmail(text);
  if (!parsed.ok) throw new Error(`${text} is no email`);
  return parsed.value;
}

function after(...events: readonly EmailChangeEvent[]): EmailChange {
  return events.reduce(nextEmailChange, initialEmailChange);
}

const typed: EmailChangeEvent = { type: 'typed', email: 'grace@example.com' };
const submitted: EmailChangeEvent = { type: 'submitted' };
const sent: EmailChangeEvent = { type: 'answered', call: 1, answer: { ok: true, value: grace } };
const resendAsked: EmailChangeEvent = { type: 'resend-asked' };
const linkOpened: EmailChangeEvent = { type: 'link-opened' };
const startedOver: EmailChangeEvent = { type: 'started-over' };

describe('changing the email', () => {
  it('PROF-9 step one: a new email is entered', () => {
    expect(initialEmailChange).toEqual({ calls: 0, step: { is: 'entering', email: '', problem: null } });
    expect(after(typed).step).toEqual({ is: 'entering', email: 'grace@example.com', problem: null });
    expect(after(typed, submitted)).toEqual({
      calls: 1,
      step: { is: 'requesting', email: 'grace@example.com' },
    });
  });

  it('PROF-9 step two: a code was sent', () => {
    expect(after(typed, submitted, sent).step).toEqual({
      is: 'verifying',
      email: grace,
      resend: 'ready',
      news: 'email-code-sent',
    });
  });

  it.each(['email-invalid', 'email-in-use', 'email-refused', 'unavailable'] as const)(
    'PROF-9 VAL-4 or step one says %s, until it is typed on',
    (failure) => {
      const refused = after(typed, submitted, { type: 'answered', call: 1, answer: { ok: false, failure } });
      expect(refused.step).toEqual({ is: 'entering', email: 'grace@example.com', problem: failure });
      expect(nextEmailChange(refused, typed).step).toMatchObject({ problem: null });
    },
  );

  it('PROF-9 a resend is reported, or why it failed', () => {
    const asked = after(typed, submitted, sent, resendAsked);
    expect(asked).toMatchObject({
      calls: 2,
      step: { is: 'verifying', resend: 'asked', news: 'email-code-sent' },
    });
    const resent = nextEmailChange(asked, {
      type: 'resend-answered',
      call: 2,
      answer: { ok: true, value: undefined },
    });
    expect(resent.step).toEqual({
      is: 'verifying',
      email: grace,
      resend: 'ready',
      news: 'email-code-resent',
    });
    const failed = nextEmailChange(asked, {
      type: 'resend-answered',
      call: 2,
      answer: { ok: false, failure: 'unavailable' },
    });
    expect(failed.step).toEqual({ is: 'verifying', email: grace, resend: 'ready', news: 'unavailable' });
  });

  it('PROF-9 a resend on its way is not asked for again', () => {
    const asked = after(typed, submitted, sent, resendAsked);
    expect(nextEmailChange(asked, resendAsked)).toBe(asked);
  });

  it.each([initialEmailChange, after(typed, submitted), after(typed, submitted, sent)])(
    'PROF-9 the link may be opened at any step: %#',
    (change) => {
      const opened = nextEmailChange(change, linkOpened);
      expect(opened).toEqual({ calls: change.calls + 1, step: { is: 'confirming' } });
    },
  );

  it('PROF-9 the link confirms, or says why not', () => {
    const opened = after(linkOpened);
    const confirmed = nextEmailChange(opened, {
      type: 'link-answered',
      call: 1,
      answer: { ok: true, value: undefined },
    });
    expect(confirmed.step).toEqual({ is: 'confirmed' });
    for (const failure of ['link-expired', 'different-account', 'unavailable', 'signed-out'] as const) {
      const refused = nextEmailChange(opened, {
        type: 'link-answered',
        call: 1,
        answer: { ok: false, failure },
      });
      expect(refused.step).toEqual({ is: 'not-confirmed', why: failure });
    }
  });

  it('PROF-9 may start over from any step but an open link', () => {
    const entering = { is: 'entering', email: '', problem: null };
    const verifying = after(typed, submitted, sent);
    const notConfirmed = after(linkOpened, {
      type: 'link-answered',
      call: 1,
      answer: { ok: false, failure: 'link-expired' },
    });
    for (const change of [after(typed), after(typed, submitted), verifying, notConfirmed]) {
      expect(nextEmailChange(change, startedOver).step).toEqual(entering);
    }
    const opened = after(linkOpened);
    expect(nextEmailChange(opened, startedOver)).toBe(opened);
  });

  it('PROF-9 an answer that came too late changes nothing', () => {
    const again = after(typed, submitted, startedOver, typed, submitted);
    expect(nextEmailChange(again, sent)).toBe(again);
    const entering = after(typed, submitted, startedOver);
    expect(nextEmailChange(entering, sent)).toBe(entering);
    const confirming = after(typed, submitted, linkOpened);
    expect(nextEmailChange(confirming, sent)).toBe(confirming);
  });

  it('PROF-9 what does not fit the step changes nothing', () => {
    const confirmed = after(linkOpened, {
      type: 'link-answered',
      call: 1,
      answer: { ok: true, value: undefined },
    });
    const call = 1;
    const all: readonly EmailChangeEvent[] = [
      typed,
      submitted,
      { ...sent, call },
      resendAsked,
      { type: 'resend-answered', call, answer: { ok: true, value: undefined } },
      { type: 'link-answered', call, answer: { ok: true, value: undefined } },
    ];
    const fitting = new Map<EmailChange, readonly string[]>([
      [{ calls: 1, step: { is: 'entering', email: '', problem: null } }, ['typed', 'submitted']],
      [after(typed, submitted), ['answered']],
      [{ ...after(typed, submitted, sent), calls: 1 }, ['resend-asked']],
      [after(linkOpened), ['link-answered']],
      [confirmed, []],
      [{ calls: 1, step: { is: 'not-confirmed', why: 'link-expired' } }, []],
    ]);
    for (const [change, types] of fitting) {
      for (const event of all.filter(({ type }) => !types.includes(type))) {
        expect(nextEmailChange(change, event), `${change.step.is} ${event.type}`).toBe(change);
      }
    }
  });
});

describe('changing the email, by any events in any order', () => {
  const someCall = fc.integer({ min: 0, max: 6 });
  const events: fc.Arbitrary<EmailChangeEvent> = fc.oneof(
    fc.constant(typed),
    fc.constant(submitted),
    fc.constant(resendAsked),
    fc.constant(linkOpened),
    fc.constant(startedOver),
    someCall.map((call) => ({ ...sent, call })),
    someCall.map((call) => ({
      type: 'answered' as const,
      call,
      answer: { ok: false as const, failure: 'email-in-use' as const },
    })),
    someCall.map((call) => ({
      type: 'resend-answered' as const,
      call,
      answer: { ok: true as const, value: undefined },
    })),
    someCall.map((call) => ({
      type: 'link-answered' as const,
      call,
      answer: { ok: true as const, value: undefined },
    })),
  );

  it('PROF-9 only the answer to the newest call counts, and numbers never go back', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (happenings) => {
        let change = initialEmailChange;
        for (const event of happenings) {
          const next = nextEmailChange(change, event);
          expect([change.calls, change.calls + 1]).toContain(next.calls);
          if ('call' in event && event.call !== change.calls) expect(next).toBe(change);
          if (next.step.is === 'confirmed' && change.step.is !== 'confirmed') {
            expect(change.step.is).toBe('confirming');
          }
          change = next;
        }
      }),
    );
  });

  it('PROF-9 no step is a dead end: from any of them a new email can be entered', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (happenings) => {
        const change = happenings.reduce(nextEmailChange, initialEmailChange);
        const answered = nextEmailChange(change, {
          type: 'link-answered',
          call: change.calls,
          answer: { ok: false, failure: 'unavailable' },
        });
        expect(nextEmailChange(answered, startedOver).step).toEqual({
          is: 'entering',
          email: '',
          problem: null,
        });
      }),
    );
  });
});
