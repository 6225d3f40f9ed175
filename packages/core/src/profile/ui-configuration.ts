import * as z from 'zod/mini';

// ENT-10
/** What the API lets the app show. Whatever it does not say is not shown. */
export type UiConfiguration = {
  readonly allowPlanDetailAccess: boolean;
  readonly availableCalculators: readonly string[];
};

export const closedUiConfiguration: UiConfiguration = {
  allowPlanDetailAccess: false,
  availableCalculators: [],
};

const record = z.record(z.string(), z.unknown());
const names = z.array(z.string());

/** ENT-10: reads the wire's form, where `availabile_calculators` is spelled so. */
export function readUiConfiguration(answer: unknown): UiConfiguration {
  const read = record.safeParse(answer);
  if (!read.success) return closedUiConfiguration;
  const calculators = names.safeParse(read.data['availabile_calculators']);
  return {
    allowPlanDetailAccess: read.data['allow_plan_detail_access'] === true,
    availableCalculators: calculators.success ? calculators.data : closedUiConfiguration.availableCalculators,
  };
}
