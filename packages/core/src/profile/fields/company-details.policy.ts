import { fail, ok, type Result } from '../../shared/result.ts';
import { parseUsState } from '../../shared/us-states.ts';
import { parseZipCode } from '../../shared/zip-code.policy.ts';
import { COMPANY_FIELDS, type CompanyDetails, type CompanyField, type Profile } from '../profile.ts';

export type CompanyDetailsFailure = 'selection-required' | 'zip-invalid';

/** Trims every field; a blank field is null. A state, if given, is one of the fifty, and a ZIP code is one. */
export function parseCompanyDetails(
  input: Readonly<Record<string, unknown>>,
): Result<CompanyDetails, CompanyDetailsFailure> {
  const typed = detailsBy((field) => textOrNull(input[field]));
  const companyState = parseUsState(typed.companyState);
  if (typed.companyState !== null && companyState === null) return fail('selection-required');
  const zip = typed.companyZip === null ? ok(null) : parseZipCode(typed.companyZip);
  // D PROF-8.1
  if (!zip.ok) return fail('zip-invalid');
  return ok({ ...typed, companyState, companyZip: zip.value });
}

export function companyDetailsOf(profile: Profile): CompanyDetails {
  return detailsBy((field) => profile[field] ?? null);
}

function detailsBy(valueOf: (field: CompanyField) => string | null): CompanyDetails {
  return Object.fromEntries(COMPANY_FIELDS.map((field) => [field, valueOf(field)])) as CompanyDetails;
}

function textOrNull(input: unknown): string | null {
  const text = typeof input === 'string' ? input.trim() : '';
  return text === '' ? null : text;
}
