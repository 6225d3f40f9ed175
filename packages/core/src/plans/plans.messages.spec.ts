import { describe, expect, it } from 'vitest';
import { say } from '../shared/messages.ts';
import { plansMessages } from './plans.messages.ts';

describe('the words about plans', () => {
  it.each([
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

  it('PLAN-6 say when the plan renews', () => {
    expect(say(plansMessages, 'en', 'renews-on', { date: 'Mar 2' })).toBe('Renews Mar 2');
  });
});
