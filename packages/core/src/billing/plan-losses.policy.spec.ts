import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlanOffer } from '../testing/billing/billing.builder.ts';
import { aPlan } from '../testing/plans/plan.builder.ts';
import { offerOf, planLosses } from './plan-losses.policy.ts';
import type { PlanOffer } from './product.ts';

const offers: fc.Arbitrary<PlanOffer> = fc.record({
  isFree: fc.constant(false),
  quickViews: fc.nat(5),
  codeDetails: fc.nat(5),
  weather: fc.nat(5),
  seats: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  integrations: fc.boolean(),
  overage: fc.option(fc.nat(5), { nil: null }),
  pausable: fc.boolean(),
});

describe('what is lost by a change of plan', () => {
  it('PLAN-9 D PLAN-9.28 is what the new plan has less of, or not at all', () => {
    const small = aPlanOffer({ quickViews: 10, seats: 1, overage: null, integrations: false });
    expect(planLosses(aPlanOffer({ seats: null }), { ...small, pausable: false })).toEqual([
      { of: 'quickViews', from: 30, to: 10 },
      { of: 'seats', from: null, to: 1 },
      { of: 'overage' },
      { of: 'integrations' },
      { of: 'pausable' },
    ]);
  });

  it('PLAN-9 D PLAN-9.28 of two plans nothing is lost both ways, and of the same nothing at all', () => {
    fc.assert(
      fc.property(offers, offers, (one, other) => {
        const [there, back] = [planLosses(one, other), planLosses(other, one)].map((losses) =>
          losses.map(({ of }) => of),
        );
        expect(there?.filter((of) => back?.includes(of))).toEqual([]);
        expect(planLosses(one, one)).toEqual([]);
      }),
    );
  });

  it('PLAN-9 D PLAN-9.28 of a plan that is off sale is what its owner knows of it', () => {
    const plan = aPlan({
      limits: { monthly: { codeReports: { quantity: 100 } }, allowIntegrationAccess: true },
      ui: { overageCost: null, canPauseSubscription: true },
    });
    const small = aPlanOffer({ codeDetails: 0, seats: 1, integrations: false, pausable: true });
    expect(planLosses(offerOf(plan, small), small)).toEqual([
      { of: 'quickViews', from: 100, to: 30 },
      { of: 'integrations' },
    ]);
  });
});
