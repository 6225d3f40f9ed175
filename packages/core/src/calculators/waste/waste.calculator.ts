import { codeBasis } from '../basis.ts';
import { DRIP_EDGE } from '../calculator-sections.ts';
import { calculation, type Calculation, type Warning } from '../calculation.ts';
import { shingleSlopeWarnings } from '../shingle-slope.policy.ts';
import type { WasteInputs } from './waste.inputs.ts';
import type { WasteStep } from './waste-trace.messages.ts';
import type { WasteWarning } from './waste.messages.ts';
import { evaluateWaste, type WasteOutcome } from './waste.policy.ts';
import { traceWaste } from './waste.trace.ts';
import { WASTE_WORDS } from '../words-versions.ts';

export type WasteCalculation = Calculation<WasteInputs, WasteOutcome, WasteStep, WasteWarning>;

export const WASTE_RULES = 'waste/1';

/** CALC-1, CALC-6: the outcome with its steps, warnings and hash. */
export function calculateWaste(inputs: WasteInputs): WasteCalculation {
  const outcome = evaluateWaste(inputs);
  return calculation({
    calculator: 'waste',
    ruleSet: WASTE_RULES,
    inputs,
    outcome,
    trace: traceWaste(inputs, outcome),
    warnings: warningsFor(inputs),
    words: WASTE_WORDS,
  });
}

// IRC R905.2.8.5, since 2012
const DRIP_EDGE_SINCE = 2012;
const LEAST_DRIP_EDGE_LAP_IN = 2;

function warningsFor(inputs: WasteInputs): readonly Warning<WasteWarning>[] {
  const { rise, edition, eavesFt, rakesFt, hipsFt, ridgesFt, dripEdgeLapIn } = inputs;
  const warnings: Warning<WasteWarning>[] = [...shingleSlopeWarnings(rise, edition, null)];
  if (edition < DRIP_EDGE_SINCE) warnings.push({ code: 'drip-edge-not-in-this-edition', at: null });
  else if (dripEdgeLapIn < LEAST_DRIP_EDGE_LAP_IN) {
    warnings.push({
      code: 'drip-edge-lap-below-2-in',
      at: 'dripEdgeLapIn',
      basis: codeBasis(DRIP_EDGE, edition),
    });
  }
  if (eavesFt + rakesFt + hipsFt + ridgesFt === 0) warnings.push({ code: 'edges-not-entered', at: null });
  return warnings;
}
