import { describe, expect, it } from 'vitest';
import { aPlan, aTrial, type PlanChange } from '../testing/plans/plan.builder.ts';
import { DAY, HOUR } from '../shared/instant.ts';
import { planBanner, planBannerText } from './plan-banner.policy.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const facts = { signedUpAt: null, now };
const textOf = (change: PlanChange, locale: 'en' | 'es' = 'en'): string | null => {
  const banner = planBanner(aPlan(change), facts);
  return banner && planBannerText(banner, locale);
};
const trialUntil = (endDate: number): PlanChange => ({
  type: 'trial-plan',
  billable: false,
  limits: { endDate },
});

describe('the banner of a plan', () => {
  it.each([
    [5 * DAY, 'FREE TRIAL: 5 days left'],
    [DAY, 'FREE TRIAL: 1 day left'],
    [12 * HOUR, 'FREE TRIAL: 1 day left'],
    [12 * HOUR - 1, 'FREE TRIAL: Over'],
    [0, 'FREE TRIAL: Over'],
    [-DAY, 'FREE TRIAL: Over'],
  ])('HDR-3 of a trial with %d ms to go', (ms, text) => {
    expect(textOf(trialUntil(now + ms))).toBe(text);
  });

  it('HDR-3 of a trial that the server ended', () => {
    expect(textOf({ ...trialUntil(now + 5 * DAY), isExpired: true })).toBe('FREE TRIAL: Over');
  });

  it('HDR-3 of a billable plan is its title', () => {
    expect(planBanner(aPlan(), facts)).toEqual({ is: 'current-plan', title: 'Essential', titleEs: null });
    expect(planBanner(aPlan(trialUntil(now)), facts)).toEqual({ is: 'trial-over' });
    expect(textOf({ title: 'Essential' })).toBe('Current plan: Essential');
    expect(textOf({ title: 'Essential', isExpired: true })).toBe('Current plan: Essential');
  });

  it('HDR-3 of a billable trial is still the trial', () => {
    expect(textOf({ ...trialUntil(now + 2 * DAY), billable: true })).toBe('FREE TRIAL: 2 days left');
  });

  it('HDR-3 is not there otherwise', () => {
    expect(textOf({ billable: false })).toBeNull();
    expect(textOf({ type: 'free-plan', billable: false, isExpired: true })).toBeNull();
  });

  it('HDR-3 counts from sign-up where the trial has no start', () => {
    const trial = aTrial({ startTime: null });
    expect(planBanner(trial, { signedUpAt: now - 4 * DAY, now })).toEqual({ is: 'trial', daysLeft: 10 });
  });

  it('HDR-3 in Spanish', () => {
    expect(textOf(trialUntil(now + DAY), 'es')).toBe('PRUEBA GRATUITA: queda 1 día');
    expect(textOf(trialUntil(now), 'es')).toBe('PRUEBA GRATUITA: terminada');
    expect(textOf({ title: 'Essential' }, 'es')).toBe('Plan actual: Essential');
  });
});
