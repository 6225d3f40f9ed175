import pack from '@ridgeline/packs/us-permit-fees.json' with { type: 'json' };
import type { FeeSchedule } from '../../calculators/permit-fee/fee-schedule.ts';
import type { PlacedFeeSchedule } from '../../calculators/permit-fee/fee-schedule-of.policy.ts';
import { modelFeeTable } from '../../calculators/permit-fee/model-fee-table.ts';
import { shippedFeeSchedules } from '../../packs/fee-schedule-row.policy.ts';

/** The schedules of the pack that the product ships with, and the model table. */
export const placedFeeSchedules: readonly PlacedFeeSchedule[] = [
  ...shippedFeeSchedules(pack),
  { bodies: [], schedule: modelFeeTable },
];
export const publishedFeeSchedules: readonly FeeSchedule[] = placedFeeSchedules.map(
  ({ schedule }) => schedule,
);

export function publishedFeeSchedule(id: string): FeeSchedule {
  const schedule = publishedFeeSchedules.find((one) => one.id === id);
  if (!schedule) throw new Error(`no schedule ${id}`);
  return schedule;
}
