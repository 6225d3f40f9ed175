import type { PermitPropertyType, RoofMaterial } from './fee-schedule.ts';

/** CALC-4: what a permit is asked for, parsed. Money is in whole cents. */
export type PermitProject = {
  readonly projectNumber: string | null;
  /** In hundredths of a square foot, since schedules count square feet as well as squares. */
  readonly roofSize: number;
  readonly roofMaterial: RoofMaterial;
  readonly materialCost: number;
  readonly projectValue: number;
  /** What the contract says, or null where no contract is known. */
  readonly contractPrice: number | null;
  readonly cityUseTax: boolean;
  readonly countyUseTax: boolean;
  readonly propertyType: PermitPropertyType;
  /** Whether the authority reviews plans for this permit; most re-roofs need none. */
  readonly planReview: boolean;
  /** Whether the work includes any on heating, cooling or ventilating equipment; most re-roofs include none. */
  readonly mechanicalWork: boolean;
  /** A pre-application fee that was paid already, which some authorities take off the permit fee. */
  readonly feePaidBefore: number;
};
