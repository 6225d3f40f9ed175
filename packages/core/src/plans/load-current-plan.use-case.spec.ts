import { describe, expect, it } from 'vitest';
import { planWorld } from '../testing/plans/plan-world.ts';
import { FakeFailureLog } from '../testing/shared/fake-failure-log.ts';
import { LoadCurrentPlan } from './load-current-plan.use-case.ts';

describe('loading the current plan', () => {
  it('PLAN-1 answers the plan of a person, or none', async () => {
    const { plans, plan } = planWorld();
    const log = new FakeFailureLog();
    expect(await new LoadCurrentPlan(plans, log).run('ada')).toEqual(plan);
    expect(await new LoadCurrentPlan(plans, log).run('ben')).toBeNull();
    expect(log.noted).toEqual([]);
  });

  it('START-10 only logs that it could not be fetched', async () => {
    const { plans } = planWorld();
    const log = new FakeFailureLog();
    plans.signOut();
    expect(await new LoadCurrentPlan(plans, log).run('ada')).toBeNull();
    expect(log.noted).toEqual([{ failure: 'user-plan-not-fetched', why: 'signed-out' }]);
  });
});
