import { describe, expect, it } from 'vitest';
import { planWorld } from '../../testing/plans/plan-world.ts';
import { aPlan } from '../../testing/plans/plan.builder.ts';
import { ReactivatePlan } from './reactivate-plan.use-case.ts';

const archivedDate = Date.parse('2026-02-20T15:00:00Z');

describe('reactivating a plan', () => {
  it('PLAN-10 answers the plan as it then stands', async () => {
    const { plans, plan } = planWorld({ archivedDate });
    expect(await new ReactivatePlan(plans).run({ plan, owner: true })).toEqual({ ok: true, value: aPlan() });
  });

  it('PLAN-10 does not ask where the answer is known', async () => {
    const { plans, plan } = planWorld();
    expect(await new ReactivatePlan(plans).run({ plan, owner: true })).toEqual({
      ok: false,
      failure: { code: 'not-allowed', why: 'not-removed' },
    });
    expect(plans.called).toEqual([]);
  });

  it('PLAN-10 tells that it failed', async () => {
    const { plans, plan } = planWorld({ archivedDate });
    plans.signOut();
    expect(await new ReactivatePlan(plans).run({ plan, owner: true })).toEqual({
      ok: false,
      failure: { code: 'reactivate-failed', because: 'signed-out' },
    });
  });
});
