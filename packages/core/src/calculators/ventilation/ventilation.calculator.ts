import { codeBasis } from '../basis.ts';
import { ATTIC_VENTILATION_AREA } from '../calculator-sections.ts';
import { calculation, type Calculation, type Warning } from '../calculation.ts';
import { thousandths } from '../exact.ts';
import type { VentilationInputs } from './ventilation.inputs.ts';
import type { VentilationStep } from './ventilation-trace.messages.ts';
import type { VentilationWarning } from './ventilation.messages.ts';
import { evaluateVentilation, type VentilationOutcome } from './ventilation.policy.ts';
import { REDUCED_RATIO_RULES, reducedRatioVerdict, shareOfRequired } from './ventilation-ratio.policy.ts';
import { traceVentilation } from './ventilation.trace.ts';
import { VENTILATION_WORDS } from '../words-versions.ts';

export type VentilationCalculation = Calculation<
  VentilationInputs,
  VentilationOutcome,
  VentilationStep,
  VentilationWarning
>;

export const VENTILATION_RULES = 'ventilation/2';

/** CALC-3, CALC-6: the outcome with its steps, warnings and hash. */
export function calculateVentilation(inputs: VentilationInputs): VentilationCalculation {
  const outcome = evaluateVentilation(inputs);
  return calculation({
    calculator: 'ventilation',
    ruleSet: VENTILATION_RULES,
    inputs,
    outcome,
    trace: traceVentilation(inputs, outcome),
    warnings: [
      ...planWarnings(inputs, outcome),
      ...readingWarnings(inputs, outcome),
      ...wholeVentWarnings(inputs, outcome),
      ...providedWarnings(inputs, outcome),
    ],
    words: VENTILATION_WORDS,
  });
}

type Warnings = readonly Warning<VentilationWarning>[];

function planWarnings(inputs: VentilationInputs, outcome: VentilationOutcome): Warnings {
  const basis = codeBasis(ATTIC_VENTILATION_AREA, inputs.edition);
  const refused = inputs.ratio === 300 ? outcome.whyNot300 : [];
  return [
    ...refused.map((code) => ({ code, at: null, basis })),
    ...(REDUCED_RATIO_RULES[inputs.edition].balanced && outcome.exhaustSqIn > outcome.intakeSqIn
      ? [{ code: 'exhaust-exceeds-intake', at: 'upperPercent' } as const]
      : []),
  ];
}

/** Assumptions of the result: the position of the vents, and the interpretation of a disputed text. */
function readingWarnings(
  inputs: VentilationInputs,
  { ratio, placement, otherReading, check }: VentilationOutcome,
): Warnings {
  const basis = codeBasis(ATTIC_VENTILATION_AREA, inputs.edition);
  const passesAt300 = check?.attempts[0]?.passes ?? false;
  const assumedOfProvided = passesAt300 && (check?.notChecked.includes('placement') ?? false);
  const assumed = (placement.is === 'assumed' && placement.decides) || assumedOfProvided;
  const disputed =
    otherReading !== null &&
    (otherReading.ratio !== ratio || (check?.otherReading?.passes ?? false) !== passesAt300);
  return [
    ...(assumed ? [{ code: `assumed-${placement.condition}`, at: 'placement', basis } as const] : []),
    ...(disputed ? [{ code: 'one-condition-may-be-enough', at: 'edition', basis } as const] : []),
  ];
}

/** Whole vents can exceed the share that 1/300 requires. */
function wholeVentWarnings(inputs: VentilationInputs, outcome: VentilationOutcome): Warnings {
  if (outcome.ratio === 150 || inputs.shareReading === 'of-provided') return [];
  return inputs.products.flatMap(({ place, netFreeSqIn }, index) => {
    const area = (outcome.quantities[index]?.quantity ?? 0) * thousandths(netFreeSqIn);
    const verdict = reducedRatioVerdict(inputs, shareOfRequired(area, inputs.atticSf, outcome.ratio));
    return place === 'upper' && !verdict.allowed
      ? [{ code: 'whole-vents-pass-the-upper-limit', at: `products.${index}` } as const]
      : [];
  });
}

function providedWarnings({ edition }: VentilationInputs, { check }: VentilationOutcome): Warnings {
  if (check === null) return [];
  const basis = codeBasis(ATTIC_VENTILATION_AREA, edition);
  return [
    ...(check.meetsRatio ? [] : [{ code: 'provided-too-little', at: 'provided', basis } as const]),
    ...(REDUCED_RATIO_RULES[edition].balanced && !check.balanced
      ? [{ code: 'provided-out-of-balance', at: 'provided' } as const]
      : []),
  ];
}
