// ENT-10
/** What the API allows the app to show. Anything not listed is hidden. */
export type UiConfiguration = {
  readonly allowPlanDetailAccess: boolean;
  readonly availableCalculators: readonly string[];
};

export const closedUiConfiguration: UiConfiguration = {
  allowPlanDetailAccess: false,
  availableCalculators: [],
};

/** ENT-10: reads the wire's form, where `availabile_calculators` is spelled so. Without zod, as the first page reads it. */
export function readUiConfiguration(answer: unknown): UiConfiguration {
  if (typeof answer !== 'object' || answer === null) return closedUiConfiguration;
  const said: Readonly<Record<string, unknown>> = { ...answer };
  const calculators = said['availabile_calculators'];
  return {
    allowPlanDetailAccess: said['allow_plan_detail_access'] === true,
    availableCalculators: isListOfNames(calculators)
      ? calculators
      : closedUiConfiguration.availableCalculators,
  };
}

function isListOfNames(input: unknown): input is readonly string[] {
  return Array.isArray(input) && input.every((name) => typeof name === 'string');
}
