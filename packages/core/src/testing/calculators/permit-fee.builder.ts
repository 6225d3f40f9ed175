import type { FeeComponent, FeeSchedule } from '../../calculators/permit-fee/fee-schedule.ts';
import type { PermitProject } from '../../calculators/permit-fee/permit-project.ts';

/** A residential shingle roof of 20 squares at $10,000, half of it materials; the use taxes are not added. */
export function aPermitProject(changes: Partial<PermitProject> = {}): PermitProject {
  return {
    projectNumber: null,
    roofSize: 200_000,
    roofMaterial: 'asphalt-shingle',
    materialCost: 500_000,
    projectValue: 1_000_000,
    contractPrice: null,
    cityUseTax: false,
    countyUseTax: false,
    propertyType: 'residential',
    planReview: false,
    mechanicalWork: false,
    feePaidBefore: 0,
    ...changes,
  };
}

/** A schedule without findings, except those the caller adds. */
export function aFeeSchedule(
  components: readonly FeeComponent[],
  changes: Partial<Omit<FeeSchedule, 'components'>> = {},
): FeeSchedule {
  return {
    id: 'springfield',
    jurisdiction: 'Springfield',
    state: 'co',
    covers: ['residential', 'commercial'],
    effective: '2026-01-01',
    source: { title: 'Fees', url: 'https://example.com/fees', edition: '2026', read: '2026-06-01' },
    ...changes,
    components,
  };
}

/** Half of another line. */
export function aFeeOnFees(id: string, fee: string): FeeComponent {
  return { id, name: 'other', kind: 'rate', basis: { fees: [fee] }, rate: '0.5' };
}
