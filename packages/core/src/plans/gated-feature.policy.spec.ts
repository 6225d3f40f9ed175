import { describe, expect, it } from 'vitest';
import { aPlan } from '../testing/plans/plan.builder.ts';
import { featureVerdict, marksTeamSeen, mayOpenPlanDetails } from './gated-feature.policy.ts';

const withRights = (allowTeamAccess: boolean, allowIntegrationAccess: boolean) =>
  aPlan({ limits: { allowTeamAccess, allowIntegrationAccess } }).limits;

describe('a gated feature', () => {
  it('HDR-12 PLAN-10 is open with the right of its own', () => {
    expect(featureVerdict('team', withRights(true, false))).toEqual({ allowed: true });
    expect(featureVerdict('integrations', withRights(false, true))).toEqual({ allowed: true });
  });

  it('HDR-12 PLAN-10 opens the upsell without it', () => {
    expect(featureVerdict('team', withRights(false, true))).toEqual({
      allowed: false,
      why: 'not-in-plan',
      feature: 'team',
    });
    expect(featureVerdict('integrations', withRights(true, false))).toEqual({
      allowed: false,
      why: 'not-in-plan',
      feature: 'integrations',
    });
  });

  it('PLAN-6 HDR-10 Plan Details go by allow_plan_detail_access', () => {
    expect(mayOpenPlanDetails({ allowPlanDetailAccess: true })).toBe(true);
    expect(mayOpenPlanDetails({ allowPlanDetailAccess: false })).toBe(false);
  });

  it.each([
    [false, false, true],
    [false, true, false],
    [true, false, false],
    [true, true, false],
  ])(
    'HDR-12 a click on Team with seen %s and access %s marks it seen: %s',
    (seen, allowTeamAccess, marks) => {
      expect(marksTeamSeen({ seen, limits: withRights(allowTeamAccess, true) })).toBe(marks);
    },
  );
});
