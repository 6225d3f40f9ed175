import { fail, ok, type Result } from '../../shared/result.ts';
import { parseUsState } from '../../shared/us-states.ts';
import type { Profile } from '../profile.ts';

// PROF-8
export const COMPANY_FIELDS = [
  'company',
  'companyStreet',
  'companyCity',
  'companyState',
  'companyZip',
] as const;
export type CompanyField = (typeof COMPANY_FIELDS)[number];
export type CompanyDetails = { readonly [Field in CompanyField]: string | null };

export type CompanyDetailsFailure = 'selection-required';

/** Trims every field; a blank field is null. A state, if given, is one of the fifty. */
export function parseCompanyDetails(
  input: Readonly<Record<string, unknown>>,
): Result<CompanyDetails, CompanyDetailsFailure> {
  const typedState = textOrNull(input['companyState']);
  const companyState = parseUsState(typedState);
  if (typedState !== null && companyState === null) return fail('selection-required');
  return ok({
    company: textOrNull(input['company']),
    companyStreet: textOrNull(input['companyStreet']),
    companyCity: textOrNull(input['companyCity']),
    companyState,
    companyZip: textOrNull(input['companyZip']),
  });
}

export function companyDetailsOf(profile: Profile): CompanyDetails {
  return {
    company: profile.company ?? null,
    companyStreet: profile.companyStreet ?? null,
    companyCity: profile.companyCity ?? null,
    companyState: profile.companyState ?? null,
    companyZip: profile.companyZip ?? null,
  };
}

function textOrNull(input: unknown): string | null {
  const text = typeof input === 'string' ? input.trim() : '';
  return text === '' ? null : text;
}
