import type { JurisdictionCorrection } from '../../places/jurisdiction-correction.policy.ts';
import type { Fact } from '../fact.ts';
import { statedRows } from '../stated-rows.ts';

/** The correction that the facts of a report tell of: who made it, when and why. Null if none was made. */
// RPT-2.3
export function statedCorrection(facts: readonly Fact[]): Omit<JurisdictionCorrection, 'body'> | null {
  const basis = facts.find(({ name }) => name === 'jurisdiction-basis');
  if (basis === undefined || basis.is === 'not-included') return null;
  for (const { value } of [...statedRows(basis), ...basis.others]) {
    if (value.kind !== 'jurisdiction-reason' || value.reason !== 'corrected') continue;
    const { by, on, why } = value;
    return { by, on, why };
  }
  return null;
}
