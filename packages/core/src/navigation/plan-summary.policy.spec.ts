import { describe, expect, it } from 'vitest';
import type { Profile } from '../profile/profile.ts';
import { DAY } from '../shared/instant.ts';
import { aPlan, aTrial, someAllowances, usageCounts } from '../testing/plans/plan.builder.ts';
import { aProfile } from '../testing/profile/profile.builder.ts';
import { aTeam } from '../testing/teams/team.builder.ts';
import { addProjectDialog, addProjectFrom, planSummary, type PlanSummary } from './plan-summary.policy.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const clock = { now, production: true };

function summaryOf(change: Partial<Profile>): PlanSummary {
  const summary = planSummary(aProfile({ subscriptions: [aPlan()], ...change }), clock);
  if (summary === null) throw new Error('this profile has a plan');
  return summary;
}

describe('where a person stands with their plan', () => {
  it('HDR-3 HDR-6 says nothing without a plan', () => {
    expect(planSummary(aProfile({ subscriptions: [] }), clock)).toBeNull();
    const { subscriptions: _, ...untold } = aProfile();
    expect(planSummary(untold, clock)).toBeNull();
  });

  it.each([
    ['nobody of a team', { teamId: null, team: null }, true],
    ['the admin', { userId: 'ada', teamId: 'T-1', team: aTeam() }, true],
    ['a member', { userId: 'grace', teamId: 'T-1', team: aTeam() }, false],
    ['one whose team is not told of', { teamId: 'T-1', team: null }, false],
  ] as const)('TEAM-1 HDR-4 %s owns the plan: %o is %s', (_, change, owner) => {
    expect(summaryOf(change).owner).toBe(owner);
  });

  it.each(['viewer', 'member'] as const)('TEAM-1 knows whether a %s only reads', (role) => {
    const team = aTeam({ members: [{ id: 'vera', role }] });
    expect(summaryOf({ userId: 'vera', teamId: 'T-1', team }).viewer).toBe(role === 'viewer');
  });

  it('PLAN-2 PLAN-3 a trial ends when its days are over', () => {
    const signUpTimestamp = now - 13 * DAY;
    const trial = (startTime: number | null) => ({ subscriptions: [aTrial({ startTime })], signUpTimestamp });
    expect(summaryOf(trial(null)).expired).toBe(false);
    expect(summaryOf(trial(now - 14 * DAY)).expired).toBe(true);
  });

  it('PAUSE-2 PAUSE-5 knows a pause by the time of the plan', () => {
    const pause = { pausedAt: now - DAY, pauseActiveAt: now + DAY, resumesAt: now + 30 * DAY };
    const tomorrow = { testClockDetails: { frozenTime: now + DAY } };
    const profile = aProfile({ subscriptions: [aPlan({ ...pause, details: tomorrow })] });
    expect(planSummary(profile, clock)).toMatchObject({ pauseActive: false, now });
    expect(planSummary(profile, { now, production: false })).toMatchObject({
      pauseActive: true,
      now: now + DAY,
    });
  });

  it('HDR-6 PLAN-4 counts by the month, for a trial by the free ones, and for a bucket by the lifetime of the team', () => {
    const counts = usageCounts({ monthly: 12, free: 3, lifetime: 40 });
    const quickView = (change: Partial<Profile>) => summaryOf(change).allowances.quickView;
    expect(quickView({ counts })).toEqual({ allocation: 30, available: 18 });
    expect(quickView({ counts, subscriptions: [aTrial({ startTime: now })] })?.available).toBe(27);
    const bucket = aTeam({ counts, limits: { planConfig: { type: 'bucket', maxBucketSize: 100 } } });
    expect(quickView({ counts: usageCounts(), teamId: 'T-1', team: bucket })).toEqual({
      allocation: 100,
      available: 60,
    });
    expect(quickView({ counts, subscriptions: [aPlan({ isExpired: true })] })?.available).toBe(0);
  });

  it('HDR-6 PLAN-3 goes by what the API tells, of which an expired plan has nothing left', () => {
    const told = someAllowances();
    const expired = aPlan({ isExpired: true });
    expect(planSummary(aProfile({ subscriptions: [aPlan()] }), clock, told)?.allowances).toEqual(told);
    expect(planSummary(aProfile({ subscriptions: [expired] }), clock, told)?.allowances).toEqual({
      quickView: { allocation: 30, available: 0 },
      codeDetail: { allocation: 8, available: 0 },
      weather: { allocation: 4, available: 0 },
    });
  });

  it('HDR-6 shows no allowance that nobody counted', () => {
    expect(summaryOf({ counts: null }).allowances).toEqual({});
  });
});

describe('Add Project, from where a person stands', () => {
  const usedUp = { counts: usageCounts({ monthly: 30 }) };
  it.each([
    ['with projects left', { counts: usageCounts() }, 'address-lookup'],
    ['where nothing was counted', { counts: null }, 'address-lookup'],
    ['with an expired plan', { subscriptions: [aPlan({ isExpired: true })] }, 'renewal'],
    [
      'in a pause',
      { subscriptions: [aPlan({ pausedAt: 1, pauseActiveAt: 2, resumesAt: now + DAY })] },
      'dashboard',
    ],
    [
      'on a free plan used up',
      { ...usedUp, subscriptions: [aPlan({ type: 'free-plan' })] },
      'upgrade-prompt',
    ],
    ['on a paid plan used up', usedUp, 'remaining-projects-prompt'],
  ] as const)('HDR-2 %s', (_, change, decision) => {
    expect(addProjectFrom(summaryOf(change), 'dashboard')).toBe(decision);
  });

  it('HDR-2 without a known plan leads to the address, and is disabled there', () => {
    expect(addProjectFrom(null, 'dashboard')).toBe('address-lookup');
    expect(addProjectFrom(null, 'addressLookup')).toBe('disabled');
  });

  it('HDR-2 PLAN-7 PLAN-8 says why no project is begun', () => {
    const summary = summaryOf(usedUp);
    expect(addProjectDialog('renewal', summary)?.is).toBe('plan-expired');
    expect(addProjectDialog('remaining-projects-prompt', summary)?.is).toBe('projects-left');
    const free = summaryOf({ subscriptions: [aPlan({ type: 'free-plan' })] });
    expect(addProjectDialog('upgrade-prompt', free)?.is).toBe('need-more-projects');
    for (const decision of ['address-lookup', 'dashboard', 'disabled'] as const) {
      expect(addProjectDialog(decision, summary)).toBeNull();
    }
  });
});
