import type { ControllingJurisdiction } from '../../places/controlling-jurisdiction.policy.ts';
import type { Fact } from '../fact.ts';

/** Who controls at an address and why, as facts of its report. */
// RPT-2
export function jurisdictionFacts(found: ControllingJurisdiction): readonly Fact[] {
  const municipality = { section: 'municipality', name: 'controlling-municipality' } as const;
  const basis = { section: 'municipality', name: 'jurisdiction-basis' } as const;
  const { reason, nearEdge } = found;
  if (found.body === null) {
    const unknown = { is: 'unknown', because: reason, settledBy: found.settledBy, others: [] } as const;
    return [
      { ...municipality, ...unknown },
      { ...basis, ...unknown },
    ];
  }
  const known = {
    is: 'known',
    confidence: found.confidence,
    condition: null,
    source: { ...found.source, read: null },
    rowId: null,
    level: null,
    others: [],
  } as const;
  return [
    { ...municipality, ...known, value: { kind: 'jurisdiction', body: found.body } },
    { ...basis, ...known, value: { kind: 'jurisdiction-reason', reason, nearEdge } },
  ];
}
