import { describe, expect, it } from 'vitest';
import { parseBillingAddress } from './billing-address.policy.ts';

const typed = { billingAddress: ' 1437 Bannock St ', billingCity: 'Denver ', billingZip: ' 80202' };

describe('a billing address', () => {
  it('VAL-7 is street, city and ZIP code, trimmed', () => {
    expect(parseBillingAddress(typed)).toEqual({
      ok: true,
      value: { street: '1437 Bannock St', city: 'Denver', zip: '80202' },
    });
  });

  it('VAL-7 tells of each field what is wrong with it', () => {
    expect(parseBillingAddress({})).toEqual({
      ok: false,
      failure: {
        billingAddress: 'required-field',
        billingCity: 'required-field',
        billingZip: 'required-field',
      },
    });
    expect(parseBillingAddress({ ...typed, billingZip: '8020' })).toEqual({
      ok: false,
      failure: { billingZip: 'zip-invalid' },
    });
    expect(parseBillingAddress({ ...typed, billingAddress: ' ' })).toEqual({
      ok: false,
      failure: { billingAddress: 'required-field' },
    });
    expect(parseBillingAddress({ ...typed, billingCity: 7 })).toEqual({
      ok: false,
      failure: { billingCity: 'required-field' },
    });
  });
});
