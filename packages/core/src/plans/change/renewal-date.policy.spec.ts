import { describe, expect, it } from 'vitest';
import { aPlan } from '../../testing/plans/plan.builder.ts';
import { DAY } from '../../shared/instant.ts';
import { renewalDate, renewsAt } from './renewal-date.policy.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const end = Date.parse('2026-03-31T10:00:00Z');
const denver = { locale: 'en', timeZone: 'America/Denver' } as const;

describe('the renewal date', () => {
  it('PLAN-6 is the end of the billing period, as short month and day', () => {
    expect(renewsAt(aPlan(), now)).toBe(end);
    expect(renewalDate(aPlan(), now, denver)).toBe('Mar 31');
    expect(renewalDate(aPlan(), end, denver)).toBe('Apr 30');
    expect(renewalDate(aPlan(), now, { ...denver, locale: 'es' })).toBe('31 mar');
  });

  it('PLAN-6 is the day its reader has', () => {
    const plan = aPlan({ details: { billingCycleAnchor: Date.parse('2026-02-15T03:00:00Z') } });
    expect(renewalDate(plan, now, denver)).toBe('Mar 14');
    expect(renewalDate(plan, now, { ...denver, timeZone: 'UTC' })).toBe('Mar 15');
  });

  it('PLAN-6 is the day payments resume, while they are paused', () => {
    const pause = { pausedAt: now, pauseActiveAt: end, resumesAt: end + 61 * DAY };
    expect(renewsAt(aPlan(pause), now - 1)).toBe(end);
    expect(renewsAt(aPlan(pause), now)).toBe(pause.resumesAt);
    expect(renewalDate(aPlan(pause), now, denver)).toBe('May 31');
  });

  it('PLAN-6 is not shown where nothing tells it', () => {
    expect(renewalDate(aPlan({ details: null, startTime: null }), now, denver)).toBeNull();
  });
});
