import { describe, expect, it } from 'vitest';
import { planWorld } from '../testing/plans/plan-world.ts';
import { LoadCurrentPlan } from './load-current-plan.use-case.ts';

describe('loading the current plan', () => {
  it('PLAN-1 asks for the plan of a person', async () => {
    const { plans, plan } = planWorld();
    expect(await new LoadCurrentPlan(plans).run('ada')).toEqual({ ok: true, value: plan });
    expect(await new LoadCurrentPlan(plans).run('ben')).toEqual({ ok: false, failure: 'no-plan' });
  });
});
