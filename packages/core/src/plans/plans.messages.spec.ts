import { describe, expect, it } from 'vitest';
import { say } from '../shared/messages.ts';
import { plansMessages } from './plans.messages.ts';

describe('the words about plans', () => {
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
    ['PLAN-7', 'contact-team-owner', 'Contact Team Owner to upgrade the plan'],
    ['PLAN-7', 'cancel', 'Cancel'],
    ['PLAN-8', 'out-of-free-trial-projects', "You're Out of Free Trial Projects"],
    ['PLAN-8', 'purchase', 'Purchase'],
    ['PLAN-8', 'explore-plans', 'Explore Plans'],
    ['HDR-6', 'quick-view', 'Quick View'],
    ['HDR-6', 'code', 'Code'],
    ['HDR-6', 'weather', 'Weather'],
  ] as const)('%s %s to the letter', (_, key, text) => {
    expect(say(plansMessages, 'en', key)).toBe(text);
  });

  it('PLAN-6 PAUSE-8 say from when until when', () => {
    expect(say(plansMessages, 'en', 'renews-on', { date: 'Mar 2' })).toBe('Renews Mar 2');
    expect(say(plansMessages, 'en', 'payments-paused', { from: 'Mar 31, 2026', until: 'May 31, 2026' })).toBe(
      'Your payments will be paused from Mar 31, 2026 until May 31, 2026',
    );
  });
});
