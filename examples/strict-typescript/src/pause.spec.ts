import { pauseVerdict } from '@ridgeline/core/plans';
import { aPlan, FakePlanGateway } from '@ridgeline/core/testing/plans';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FixedClock, pauseInWords } from './pause.js';

const now = Date.parse('2026-03-02T15:00:00Z');
const clock = new FixedClock(now);

describe('pausing, on the fake of its port', () => {
  it('pauses a monthly plan of its owner', async () => {
    const plans = new FakePlanGateway(clock);
    plans.signIn({ userId: 'ada', plan: aPlan() });
    expect(await pauseInWords(plans, aPlan(), { clock, locale: 'en' })).toBe('paused');
    expect(plans.called).toEqual(['pause 1']);
  });

  it('never pauses an annual plan, whoever asks', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 0, max: 4e12 }), (owner, now) => {
        const verdict = pauseVerdict(aPlan({ billingPeriod: 'annual' }), { owner, now });
        expect(verdict).toEqual({ allowed: false, why: 'not-monthly' });
      }),
    );
  });
});
