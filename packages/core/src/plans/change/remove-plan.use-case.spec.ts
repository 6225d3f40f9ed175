import { describe, expect, it } from 'vitest';
import { planWorld } from '../../testing/plans/plan-world.ts';
import { RemovePlan } from './remove-plan.use-case.ts';

describe('removing a plan', () => {
  it('PLAN-10 answers the plan as it then stands', async () => {
    const { plans, plan, now } = planWorld();
    expect(await new RemovePlan(plans).run({ plan, owner: true })).toEqual({
      ok: true,
      value: { ...plan, archivedDate: now },
    });
  });

  it('PLAN-10 does not ask where the answer is known', async () => {
    const { plans, plan } = planWorld();
    expect(await new RemovePlan(plans).run({ plan, owner: false })).toEqual({
      ok: false,
      failure: { code: 'not-allowed', why: 'not-owner' },
    });
    expect(plans.called).toEqual([]);
  });

  it('PLAN-10 tells that it failed', async () => {
    const { plans, plan } = planWorld();
    plans.signOut();
    expect(await new RemovePlan(plans).run({ plan, owner: true })).toEqual({
      ok: false,
      failure: { code: 'remove-failed', because: 'signed-out' },
    });
  });
});
