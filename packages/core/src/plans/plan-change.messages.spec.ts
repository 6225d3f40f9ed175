import { describe, expect, it } from 'vitest';
import { say } from '../shared/messages.ts';
import { planChangeMessages } from './plan-change.messages.ts';

describe('the words about a pause and a removal', () => {
  it.each([
    ['PAUSE-8', 'pause-payments', 'Pause Payments'],
    ['PAUSE-8', 'resume', 'Resume'],
    ['PAUSE-8', 'contact-us', 'Contact us'],
    ['PAUSE-8', 'pause-failed', 'Error while pausing your payments'],
    ['PAUSE-8', 'payments-resumed', 'Your payments resumed'],
    ['PAUSE-9', 'pause-unavailable', 'Pause Payments Unavailable'],
    [
      'PAUSE-10',
      'resume-not-owner',
      'Please contact Team Owner to resume payments and access plan features.',
    ],
  ] as const)('%s %s to the letter', (_, key, text) => {
    expect(say(planChangeMessages, 'en', key)).toBe(text);
  });

  it('PAUSE-8 say from when until when', () => {
    const dates = { from: 'Mar 31, 2026', until: 'May 31, 2026' };
    expect(say(planChangeMessages, 'en', 'payments-paused', dates)).toBe(
      'Your payments will be paused from Mar 31, 2026 until May 31, 2026',
    );
  });
});
