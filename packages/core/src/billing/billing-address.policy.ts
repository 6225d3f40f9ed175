import * as z from 'zod/mini';
import { requiredText } from '../shared/required-input.policy.ts';
import { fail, ok, type Result } from '../shared/result.ts';

export type BillingAddress = { readonly street: string; readonly city: string; readonly zip: ZipCode };

/** `80202` or `80202-1234`. */
export type ZipCode = string & z.$brand<'ZipCode'>;
export type ZipCodeFailure = 'required-field' | 'zip-invalid';

const zipCode = z
  .string()
  .check(z.regex(/^\d{5}(?:-\d{4})?$/))
  .brand<'ZipCode'>();

// VAL-7
// D VAL-7.2: the dash of a nine-digit ZIP code is optional on input and added when missing.
export function parseZipCode(input: unknown): Result<ZipCode, ZipCodeFailure> {
  const typed = requiredText(input);
  if (!typed.ok) return typed;
  const parsed = zipCode.safeParse(typed.value.replace(/^(\d{5})(\d{4})$/, '$1-$2'));
  return parsed.success ? ok(parsed.data) : fail('zip-invalid');
}

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
