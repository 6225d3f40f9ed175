import pack from '@ridgeline/packs/us-permit-fees.json' with { type: 'json' };
import { type FeeSchedule, modelFeeTable } from '@ridgeline/core/calculators';
import { shippedFeeSchedules } from '@ridgeline/core/packs';

/** The schedules of the pack that the product ships with, and the model table. */
export const publishedFeeSchedules: readonly FeeSchedule[] = [
  ...shippedFeeSchedules(pack).map(({ schedule }) => schedule),
  modelFeeTable,
];
