import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlan } from '../../testing/plans/plan.builder.ts';
import { newProjectModal } from './new-project-modal.policy.ts';
import type { NewProjectModal } from '../subscription.ts';

const own: NewProjectModal = {
  title: 'Renew your plan',
  message: 'Projects wait for you.',
  primaryActionPath: '/plans/purchase?sku=plan_23_q2_0003',
  secondaryActionPath: '/plans',
};
const nonpayerOverrides = { title: 'Ask the owner', primaryActionPath: '/myTeam' };
const plan = aPlan({ ui: { expiredNewProjectModal: { ...own, nonpayerOverrides } } });

describe("the plan's own New Project dialog", () => {
  it("PLAN-7 is the product's for a paying person", () => {
    expect(newProjectModal(plan, { owner: true })).toEqual(own);
  });

  it('PLAN-7 has the overrides merged in for a non-payer', () => {
    expect(newProjectModal(plan, { owner: false })).toEqual({ ...own, ...nonpayerOverrides });
    const free = aPlan({ ...plan, type: 'free-plan' });
    expect(newProjectModal(free, { owner: true })).toEqual({ ...own, ...nonpayerOverrides });
  });

  it('PLAN-7 says nothing where the product has none', () => {
    const nothing = { title: null, message: null, primaryActionPath: null, secondaryActionPath: null };
    for (const owner of [true, false]) expect(newProjectModal(aPlan(), { owner })).toEqual(nothing);
    const withoutOverrides = aPlan({ ui: { expiredNewProjectModal: { ...own, nonpayerOverrides: null } } });
    expect(newProjectModal(withoutOverrides, { owner: false })).toEqual(own);
  });

  it('PLAN-7 law: a non-payer sees the override where there is one, else what a payer sees', () => {
    const words = fc.option(fc.string());
    const fields = { title: words, message: words, primaryActionPath: words, secondaryActionPath: words };
    fc.assert(
      fc.property(fc.record(fields), fc.record(fields, { requiredKeys: [] }), (modal, overrides) => {
        const given = aPlan({ ui: { expiredNewProjectModal: { ...modal, nonpayerOverrides: overrides } } });
        const seen = newProjectModal(given, { owner: false });
        for (const name of Object.keys(fields) as (keyof NewProjectModal)[]) {
          expect(seen[name]).toBe(name in overrides ? overrides[name] : modal[name]);
        }
        expect(newProjectModal(given, { owner: true })).toEqual(modal);
      }),
    );
  });
});
