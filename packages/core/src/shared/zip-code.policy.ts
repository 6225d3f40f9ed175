import type * as z from 'zod/mini';
import { requiredText } from './required-input.policy.ts';
import { fail, ok, type Result } from './result.ts';

/** `80202` or `80202-1234`. */
export type ZipCode = string & z.$brand<'ZipCode'>;
export type ZipCodeFailure = 'required-field' | 'zip-invalid';

/** Without a schema, so that a form with an address need not load the library for them. */
const ZIP_CODE = /^\d{5}(?:-\d{4})?$/;

/** The one rule for a ZIP code, wherever an address is typed. */
// VAL-7
// D VAL-7.2: the dash of a nine-digit ZIP code is optional on input and added when missing.
export function parseZipCode(input: unknown): Result<ZipCode, ZipCodeFailure> {
  const typed = requiredText(input);
  if (!typed.ok) return typed;
  const zip = typed.value.replace(/^(\d{5})(\d{4})$/, '$1-$2');
  return isZipCode(zip) ? ok(zip) : fail('zip-invalid');
}

function isZipCode(text: string): text is ZipCode {
  return ZIP_CODE.test(text);
}
