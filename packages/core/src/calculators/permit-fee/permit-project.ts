import type { PermitPropertyType, RoofMaterial } from './fee-schedule.ts';

/** CALC-4: what a permit is asked for, parsed. Money is in whole cents. */
export type PermitProject = {
  readonly projectNumber: string | null;
  /** In hundredths of a square foot, since schedules count square feet as well as squares. */
  readonly roofSize: number;
  readonly roofMaterial: RoofMaterial;
  readonly materialCost: number;
  readonly projectValue: number;
  readonly cityUseTax: boolean;
  readonly countyUseTax: boolean;
  readonly propertyType: PermitPropertyType;
  /** Whether the authority reviews plans for this permit; most re-roofs need none. */
  readonly planReview: boolean;
};
