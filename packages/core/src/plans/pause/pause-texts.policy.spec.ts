import { describe, expect, it } from 'vitest';
import { pauseRefusalText } from './pause-texts.policy.ts';

const denver = { locale: 'en', timeZone: 'America/Denver' } as const;
const until = Date.parse('2027-03-02T03:00:00Z');

describe('why payments are not paused', () => {
  it('PAUSE-9 to the letter, with the date where its reader is', () => {
    const refusal = { allowed: false, why: 'paused-within-12-months', until } as const;
    expect(pauseRefusalText(refusal, denver)).toBe(
      'You have already paused payments within the last 12 months. Please wait until Mar 1, 2027 to pause payments again.',
    );
    expect(pauseRefusalText(refusal, { ...denver, timeZone: 'UTC' })).toContain('until Mar 2, 2027 to');
    expect(pauseRefusalText(refusal, { ...denver, locale: 'es' })).toContain('hasta el 1 mar 2027');
  });

  it('PAUSE-8 while already paused, until when', () => {
    expect(pauseRefusalText({ allowed: false, why: 'already-paused', until }, denver)).toBe(
      'Your payments are paused until Mar 1, 2027.',
    );
  });

  it.each([
    ['not-monthly', 'Payments can only be paused with monthly billing.'],
    ['plan-cannot-pause', 'Payments for this plan cannot be paused.'],
    ['bought-on-android', 'Please pause your payments in the mobile app.'],
    ['not-owner', 'Please contact Team Owner to pause payments.'],
  ] as const)('PAUSE-6 %s', (why, text) => {
    expect(pauseRefusalText({ allowed: false, why }, denver)).toBe(text);
  });
});
