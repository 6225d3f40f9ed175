import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptOverage, resumedOverage } from './kept-overage.policy.ts';

const address = '1437 Bannock St, Denver, CO 80202';
const order = {
  wish: {
    place: { address, source: 'census', locationId: null },
    propertyType: 'residential',
    roofType: 'steep-slope',
  },
  total: 500,
  orderKey: 'order-1',
} as const;

describe('an order of a project beyond the plan that may have been charged', () => {
  it('PLAN-9 PLAN-9.18 is the same after its page was loaded anew', () => {
    expect(resumedOverage(keptOverage(order), address)).toEqual(order);
  });

  it('PLAN-9.18 is none of another property', () => {
    expect(resumedOverage(keptOverage(order), '1 Main St, Denver, CO 80202')).toBeNull();
  });

  it('PLAN-9.18 is none where anything else is kept', () => {
    fc.assert(
      fc.property(fc.option(fc.oneof(fc.string(), fc.json())), (text) => {
        expect(resumedOverage(text, address)).toBeNull();
      }),
    );
  });
});
