import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlan, aTrial } from '../testing/plans/plan.builder.ts';
import { reportPrice, type ReportBuyer } from './single-purchase.policy.ts';

const NOW = Date.parse('2026-03-01T00:00:00Z');
const LIST = 2900;
const buyer: ReportBuyer = { owner: true, plan: aPlan(), planState: null, projectsLeft: 0, now: NOW };

describe('the price of one report', () => {
  it('PLAN-7 PLAN-8 D PLAN-7.5 is what the plan asks for a project beyond its number', () => {
    expect(reportPrice(LIST, buyer, 'co')).toBe(500);
    const oneState = { ...buyer, plan: aPlan({ option: 'one_state' }), planState: 'co' };
    expect(reportPrice(LIST, oneState, 'co')).toBe(500);
  });

  it.each<[string, Partial<ReportBuyer>]>([
    ['nobody', { plan: null }],
    ['a member', { owner: false }],
    ['a trial', { plan: aTrial() }],
    ['the free plan', { plan: aPlan({ type: 'free-plan' }) }],
    ['an expired plan', { plan: aPlan({ isExpired: true }) }],
    ['a plan bought on Android', { plan: aPlan({ platform: 'android' }) }],
    ['a plan without such a price', { plan: aPlan({ ui: { overageCost: null } }) }],
    ['a plan that has a project left', { projectsLeft: 1 }],
    ['a plan for another state', { plan: aPlan({ option: 'one_state' }), planState: 'ia' }],
    ['a paused plan', { plan: aPlan({ pausedAt: NOW - 3, pauseActiveAt: NOW - 2, resumesAt: NOW + 1 }) }],
  ])('PLAN-7 is the list price for %s', (_, change) => {
    expect(reportPrice(LIST, { ...buyer, ...change }, 'co')).toBe(LIST);
  });

  it('PLAN-7 is the list price where it is not known which state the property is in, and the plan is for one', () => {
    const oneState = { ...buyer, plan: aPlan({ option: 'one_state' }), planState: 'co' };
    expect(reportPrice(LIST, oneState, null)).toBe(LIST);
  });

  it('PLAN-9 is never more than the list price', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (list, overageCost) => {
        expect(reportPrice(list, { ...buyer, plan: aPlan({ ui: { overageCost } }) }, null)).toBe(
          Math.min(list, overageCost),
        );
      }),
    );
  });
});
