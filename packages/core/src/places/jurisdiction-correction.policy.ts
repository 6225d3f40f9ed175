import { fail, ok, type Result } from '../shared/result.ts';
import type { SourceDay } from '../shared/source-day.ts';
import type { JurisdictionBody } from './place.ts';

/** Who a person says controls at an address, instead of what was found. */
export type JurisdictionCorrection = {
  readonly body: JurisdictionBody;
  readonly why: string;
  /** Who corrected it; null if their account has been deleted since, and for readers outside their team. */
  readonly by: string | null;
  readonly on: SourceDay;
};

export type CorrectionFailure = 'jurisdiction-name-required' | 'correction-reason-required';

/** A correction as it is typed: neither the name nor the reason may be blank. */
// D RPT-2.3
export function parseCorrection(typed: {
  readonly kind: JurisdictionBody['kind'];
  readonly name: string;
  readonly why: string;
}): Result<Pick<JurisdictionCorrection, 'body' | 'why'>, CorrectionFailure> {
  const name = typed.name.trim().replace(/\s+/g, ' ');
  const why = typed.why.trim();
  if (name === '') return fail('jurisdiction-name-required');
  if (why === '') return fail('correction-reason-required');
  return ok({ body: { kind: typed.kind, name, geoid: null }, why });
}
