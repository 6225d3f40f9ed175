import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { done, fail, ok } from '../../shared/result.ts';
import {
  initialConfirmation,
  nextConfirmation,
  resendVerdict,
  type Confirmation,
  type ConfirmationEvent,
} from './sign-up-confirmation.machine.ts';

const submitted: ConfirmationEvent = { type: 'submitted', code: '100001' };
const resendAsked: ConfirmationEvent = { type: 'resend-asked' };
const resent = ok({ destination: 'a***@e***' });

function after(...events: readonly ConfirmationEvent[]): Confirmation {
  return events.reduce(nextConfirmation, initialConfirmation);
}

describe('the form for an emailed code', () => {
  it('AUTH-13 confirms by a code, and tells what is wrong with one', () => {
    expect(after(submitted)).toEqual({ calls: 1, step: { is: 'processing', call: 'confirm' } });
    expect(after(submitted, { type: 'confirm-answered', call: 1, answer: done }).step).toEqual({
      is: 'validated',
    });
    expect(
      after(submitted, { type: 'confirm-answered', call: 1, answer: fail('code-expired') }).step,
    ).toEqual({
      is: 'entering',
      news: 'code-expired',
    });
  });

  it.each(['', '  ', '12345678901234567'])('AUTH-13 does not submit %j', (code) => {
    expect(after({ type: 'submitted', code })).toBe(initialConfirmation);
  });

  it('AUTH-13 begins empty, and again after a reset, which no earlier answer outlives', () => {
    expect(initialConfirmation).toEqual({ calls: 0, step: { is: 'entering', news: null } });
    const reset = after(submitted, { type: 'reset' }, resendAsked, { type: 'reset' });
    expect(reset).toEqual({ calls: 4, step: { is: 'entering', news: null } });
  });

  it('AUTH-13 resends, and says so', () => {
    expect(after(resendAsked)).toEqual({ calls: 1, step: { is: 'processing', call: 'resend' } });
    const answered = (answer: Extract<ConfirmationEvent, { type: 'resend-answered' }>['answer']) =>
      after(resendAsked, { type: 'resend-answered', call: 1, answer }).step;
    expect(answered(resent)).toEqual({ is: 'entering', news: 'code-resent' });
    expect(answered(fail('too-many-requests'))).toEqual({ is: 'entering', news: 'too-many-requests' });
    expect(answered(fail('already-confirmed'))).toEqual({ is: 'validated' });
  });

  it('AUTH-13 disables Resend while processing and once validated', () => {
    expect(resendVerdict(initialConfirmation)).toEqual({ allowed: true });
    const validated = after(submitted, { type: 'confirm-answered', call: 1, answer: done });
    for (const [state, why] of [
      [after(submitted), 'processing'],
      [after(resendAsked), 'processing'],
      [validated, 'validated'],
    ] as const) {
      expect(resendVerdict(state)).toEqual({ allowed: false, why });
      expect(nextConfirmation(state, resendAsked)).toBe(state);
      expect(nextConfirmation(state, submitted)).toBe(state);
    }
  });

  it('AUTH-13 takes no answer of the other kind', () => {
    const confirming = after(submitted);
    expect(nextConfirmation(confirming, { type: 'resend-answered', call: 1, answer: resent })).toBe(
      confirming,
    );
    const resending = after(resendAsked);
    expect(nextConfirmation(resending, { type: 'confirm-answered', call: 1, answer: done })).toBe(resending);
    const entering = after({ type: 'confirm-answered', call: 0, answer: done });
    expect(entering).toBe(initialConfirmation);
  });

  it('AUTH-13 drops the answer to a call from before a reset, though the same is asked again', () => {
    const confirming = after(submitted, { type: 'reset' }, submitted);
    expect(nextConfirmation(confirming, { type: 'confirm-answered', call: 1, answer: done })).toBe(
      confirming,
    );
    const resending = after(resendAsked, { type: 'reset' }, resendAsked);
    expect(nextConfirmation(resending, { type: 'resend-answered', call: 1, answer: resent })).toBe(resending);
  });

  it('AUTH-13 a late answer, to a resend too, never overwrites a newer one', async () => {
    const acts = fc.array(
      fc.record({ act: fc.constantFrom('submit', 'resend', 'reset'), good: fc.boolean() }),
      { minLength: 3, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), acts, async (s, all) => {
        let state = initialConfirmation;
        const outdated: number[] = [];

        async function call(act: string, good: boolean): Promise<void> {
          const before = state.calls;
          state = nextConfirmation(
            state,
            act === 'submit' ? submitted : act === 'resend' ? resendAsked : { type: 'reset' },
          );
          const { calls } = state;
          if (calls === before || act === 'reset') return;
          await s.schedule(Promise.resolve());
          const earlier = state;
          state = nextConfirmation(
            state,
            act === 'submit'
              ? { type: 'confirm-answered', call: calls, answer: good ? done : fail('code-refused') }
              : { type: 'resend-answered', call: calls, answer: good ? resent : fail('unavailable') },
          );
          if (state !== earlier && calls !== earlier.calls) outdated.push(calls);
        }

        const underWay: Promise<void>[] = [];
        s.scheduleSequence(
          all.map(({ act, good }) => ({
            label: act,
            builder: async () => {
              underWay.push(call(act, good));
            },
          })),
        );
        await s.waitIdle();
        await Promise.all(underWay);
        expect(outdated).toEqual([]);
        expect(state.step.is).not.toBe('processing');
      }),
      { numRuns: 300 },
    );
  });
});
