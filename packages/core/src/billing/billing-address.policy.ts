import { requiredText } from '../shared/required-input.policy.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { parseZipCode, type ZipCode, type ZipCodeFailure } from '../shared/zip-code.policy.ts';

export type BillingAddress = { readonly street: string; readonly city: string; readonly zip: ZipCode };

/** Field names of the form. */
export type AddressInput = {
  readonly billingAddress?: unknown;
  readonly billingCity?: unknown;
  readonly billingZip?: unknown;
};
export type BillingAddressFailures = {
  readonly billingAddress?: 'required-field';
  readonly billingCity?: 'required-field';
  readonly billingZip?: ZipCodeFailure;
};

/** Reports the problems of every field, not only the first one. */
// VAL-7
export function parseBillingAddress(input: AddressInput): Result<BillingAddress, BillingAddressFailures> {
  const street = requiredText(input.billingAddress);
  const city = requiredText(input.billingCity);
  const zip = parseZipCode(input.billingZip);
  if (street.ok && city.ok && zip.ok) {
    return ok({ street: street.value, city: city.value, zip: zip.value });
  }
  return fail({
    ...(street.ok ? {} : { billingAddress: street.failure }),
    ...(city.ok ? {} : { billingCity: city.failure }),
    ...(zip.ok ? {} : { billingZip: zip.failure }),
  });
}
