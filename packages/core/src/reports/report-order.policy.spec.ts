import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlace, aWish, reportWishes } from '../testing/reports/new-project.arbitrary.ts';
import { paymentFor, reportOrder, wishFromQuery, wishToQuery } from './report-order.policy.ts';

describe('an order for a report', () => {
  it('RPT-9 carries app source web and version 4, whatever is wished for', () => {
    fc.assert(
      fc.property(reportWishes(), fc.string(), (wish, orderKey) => {
        expect(reportOrder(wish, orderKey, null)).toEqual({
          ...wish,
          orderKey,
          purchase: null,
          appSource: 'web',
          version: 4,
        });
      }),
    );
  });

  it.each([
    [-1, 'single-purchase'],
    [0, 'single-purchase'],
    [1, 'allowance'],
    [30, 'allowance'],
  ])('RPT-1 with %i quick views left is paid by %s', (available, payment) => {
    expect(paymentFor(available)).toBe(payment);
  });
});

describe('a wish in the address bar', () => {
  it('RPT-4 comes back as it was', () => {
    fc.assert(
      fc.property(reportWishes(), (wish) => {
        expect(wishFromQuery(wishToQuery(wish))).toEqual({ ok: true, value: wish });
      }),
    );
    const place = aPlace({ locationId: 'L-1' });
    expect(wishFromQuery(wishToQuery(aWish({ place })))).toEqual({ ok: true, value: aWish({ place }) });
  });

  it.each([
    {},
    { ...wishToQuery(aWish()), address: '  ' },
    { ...wishToQuery(aWish()), propertyType: 'castle' },
    { ...wishToQuery(aWish()), roofType: undefined },
  ])('RPT-4 that cannot be meant is refused with a code: %j', (query) => {
    expect(wishFromQuery(query)).toEqual({ ok: false, failure: 'wish-unreadable' });
  });

  it('RPT-4 never throws', () => {
    fc.assert(fc.property(fc.anything(), (anything) => void wishFromQuery(anything)));
  });
});
