import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPhone } from '../../testing/profile/phone.arbitrary.ts';
import {
  awaitingPhoneCode,
  canSubmitPhoneCode,
  initialPhoneChange,
  judgePhoneCodeResend,
  nextPhoneChange,
  type PhoneChange,
  type PhoneChangeEvent,
} from './phone-change.machine.ts';

function after(...events: readonly PhoneChangeEvent[]): PhoneChange {
  return events.reduce(nextPhoneChange, initialPhoneChange);
}

const asked: PhoneChangeEvent = { type: 'code-asked' };
const sent: PhoneChangeEvent = { type: 'code-answered', call: 1, answer: { ok: true, value: aPhone } };
const typed: PhoneChangeEvent = { type: 'typed', code: '123456' };
const cleared: PhoneChangeEvent = { type: 'cleared' };
const submitted: PhoneChangeEvent = { type: 'submitted' };
const verified: PhoneChangeEvent = { type: 'submit-answered', call: 2, answer: { ok: true, value: null } };
const refused: PhoneChangeEvent = {
  type: 'submit-answered',
  call: 2,
  answer: { ok: false, failure: 'code-refused' },
};
const givenUp: PhoneChangeEvent = { type: 'given-up' };
const entering = { is: 'entering', phone: aPhone, code: '', doing: 'nothing', news: null };

describe('verifying a phone', () => {
  it('PROF-6 a code is asked for, and sent', () => {
    expect(initialPhoneChange).toEqual({ calls: 0, step: { is: 'idle', problem: null } });
    expect(after(asked)).toEqual({ calls: 1, step: { is: 'requesting' } });
    expect(after(asked, sent).step).toEqual(entering);
  });

  it.each(['phone-invalid', 'unavailable', 'signed-out'] as const)(
    'PROF-6 or it says %s, and may be asked for again',
    (failure) => {
      const failed = after(asked, { type: 'code-answered', call: 1, answer: { ok: false, failure } });
      expect(failed.step).toEqual({ is: 'idle', problem: failure });
      expect(nextPhoneChange(failed, asked)).toEqual({ calls: 2, step: { is: 'requesting' } });
    },
  );

  it('PROF-6 the code screen opened on its own awaits a code for the number', () => {
    expect(awaitingPhoneCode(aPhone)).toEqual({ calls: 0, step: entering });
  });

  it('PROF-6 the code is typed, at most 16 characters of it, and cleared', () => {
    expect(after(asked, sent, typed).step).toEqual({ ...entering, code: '123456' });
    expect(after(asked, sent, { type: 'typed', code: '12345678901234567' }).step).toMatchObject({
      code: '1234567890123456',
    });
    expect(after(asked, sent, typed, cleared).step).toEqual(entering);
  });

  it('PROF-6 AUTH-13 a blank code is not submitted', () => {
    for (const code of ['', '  ']) {
      const blank = after(asked, sent, { type: 'typed', code });
      expect(canSubmitPhoneCode(blank)).toBe(false);
      expect(nextPhoneChange(blank, submitted)).toBe(blank);
    }
    expect(canSubmitPhoneCode(after(asked, sent, typed))).toBe(true);
  });

  it('PROF-6 a right code verifies the number', () => {
    expect(after(asked, sent, typed, submitted)).toEqual({
      calls: 2,
      step: { ...entering, code: '123456', doing: 'submitting' },
    });
    expect(after(asked, sent, typed, submitted, verified).step).toEqual({ is: 'verified', phone: aPhone });
  });

  it('PROF-6 a wrong one shows an error, stays editable, and the error goes when it is edited or cleared', () => {
    const wrong = after(asked, sent, typed, submitted, refused);
    expect(wrong.step).toEqual({ ...entering, code: '123456', news: 'code-refused' });
    expect(nextPhoneChange(wrong, { type: 'typed', code: '1' }).step).toEqual({ ...entering, code: '1' });
    expect(nextPhoneChange(wrong, cleared).step).toEqual(entering);
    expect(nextPhoneChange(wrong, submitted).step).toMatchObject({ doing: 'submitting', news: null });
    expect(nextPhoneChange(wrong, asked).step).toMatchObject({ doing: 'resending', news: null });
  });

  it('PROF-6 a code is resent, and what was typed stays', () => {
    const resending = after(asked, sent, typed, asked);
    expect(resending).toEqual({ calls: 2, step: { ...entering, code: '123456', doing: 'resending' } });
    const resent = nextPhoneChange(resending, {
      type: 'code-answered',
      call: 2,
      answer: { ok: true, value: aPhone },
    });
    expect(resent.step).toEqual({ ...entering, code: '123456', news: 'code-resent' });
    const failed = nextPhoneChange(resending, {
      type: 'code-answered',
      call: 2,
      answer: { ok: false, failure: 'unavailable' },
    });
    expect(failed.step).toEqual({ ...entering, code: '123456', news: 'unavailable' });
  });

  it('PROF-6 while a code is resent the field can be typed in, but not while it is submitted', () => {
    expect(after(asked, sent, asked, typed).step).toMatchObject({ code: '123456', doing: 'resending' });
    expect(after(asked, sent, typed, asked, cleared).step).toMatchObject({ code: '', doing: 'resending' });
    const submitting = after(asked, sent, typed, submitted);
    expect(nextPhoneChange(submitting, { type: 'typed', code: '9' })).toBe(submitting);
    expect(nextPhoneChange(submitting, cleared)).toBe(submitting);
  });

  it.each([
    ['idle', initialPhoneChange, { allowed: true }],
    ['requesting', after(asked), { allowed: false, why: 'processing' }],
    ['entering', after(asked, sent), { allowed: true }],
    ['submitting', after(asked, sent, typed, submitted), { allowed: false, why: 'processing' }],
    ['resending', after(asked, sent, asked), { allowed: false, why: 'processing' }],
    ['verified', after(asked, sent, typed, submitted, verified), { allowed: false, why: 'validated' }],
  ])('PROF-6 AUTH-13 resending while %s', (_, change, verdict) => {
    expect(judgePhoneCodeResend(change)).toEqual(verdict);
    if (!verdict.allowed) expect(nextPhoneChange(change, asked)).toBe(change);
  });

  it('PROF-6 nothing is submitted while something is on its way', () => {
    for (const change of [
      after(asked),
      after(asked, sent, typed, submitted),
      after(asked, sent, typed, asked),
    ]) {
      expect(canSubmitPhoneCode(change)).toBe(false);
      expect(nextPhoneChange(change, submitted)).toBe(change);
    }
    const verifiedPhone = after(asked, sent, typed, submitted, verified);
    for (const change of [initialPhoneChange, verifiedPhone]) expect(canSubmitPhoneCode(change)).toBe(false);
  });

  it('PROF-6 given up, it is idle, and answers on their way are dropped', () => {
    const idle = { is: 'idle', problem: null };
    for (const change of [after(asked), after(asked, sent), after(asked, sent, typed, submitted)]) {
      const stopped = nextPhoneChange(change, givenUp);
      expect(stopped).toEqual({ calls: change.calls + 1, step: idle });
      expect(nextPhoneChange(stopped, { ...sent, call: change.calls })).toBe(stopped);
    }
  });

  it('PROF-6 what does not fit the step changes nothing', () => {
    const done: PhoneChange = { calls: 2, step: { is: 'verified', phone: aPhone } };
    const idle: PhoneChange = { calls: 2, step: { is: 'idle', problem: null } };
    const requesting: PhoneChange = { calls: 2, step: { is: 'requesting' } };
    const open: PhoneChange = { calls: 2, step: awaitingPhoneCode(aPhone).step };
    const submitting = after(asked, sent, typed, submitted);
    const resending = after(asked, sent, typed, asked);
    const codeSent: PhoneChangeEvent = { ...sent, call: 2 };
    for (const [change, events] of [
      [done, [asked, codeSent, typed, cleared, submitted, verified]],
      [idle, [codeSent, typed, cleared, submitted, verified]],
      [requesting, [asked, typed, cleared, submitted, verified]],
      [open, [codeSent, verified, refused]],
      [submitting, [codeSent, asked]],
      [resending, [verified, refused, asked]],
    ] as const) {
      for (const event of events) {
        expect(nextPhoneChange(change, event), `${change.step.is} ${event.type}`).toBe(change);
      }
    }
  });

  it('PROF-6 by any events in any order, only the answer to the newest call counts', () => {
    const someCall = fc.integer({ min: 0, max: 6 });
    const events = fc.oneof(
      fc.constantFrom<PhoneChangeEvent>(asked, typed, cleared, submitted, givenUp),
      someCall.chain((call) =>
        fc.constantFrom<PhoneChangeEvent>({ ...sent, call }, { ...verified, call }, { ...refused, call }),
      ),
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (happenings) => {
        let change = initialPhoneChange;
        for (const event of happenings) {
          const next = nextPhoneChange(change, event);
          expect([change.calls, change.calls + 1]).toContain(next.calls);
          if ('call' in event && event.call !== change.calls) expect(next).toBe(change);
          if (next.step.is === 'verified' && change.step.is !== 'verified') {
            expect(change.step).toMatchObject({ is: 'entering', doing: 'submitting' });
          }
          change = next;
        }
        expect(nextPhoneChange(change, givenUp).step).toEqual({ is: 'idle', problem: null });
      }),
    );
  });
});
