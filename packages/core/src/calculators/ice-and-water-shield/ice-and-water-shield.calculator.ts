import { codeBasis } from '../basis.ts';
import { ICE_BARRIER_DESIGNATION, ICE_BARRIER_EXTENT } from '../calculator-sections.ts';
import { calculation, type Calculation, type Warning } from '../calculation.ts';
import { highWindUnderlayment, shingleSlopeWarnings } from '../shingle-slope.policy.ts';
import { coveringScope } from './ice-barrier-scope.ts';
import type { IceAndWaterShieldInputs } from './ice-and-water-shield.inputs.ts';
import type { IceAndWaterShieldStep } from './ice-and-water-shield-trace.messages.ts';
import type { IceAndWaterShieldWarning } from './ice-and-water-shield.messages.ts';
import { evaluateIceAndWaterShield, type IceAndWaterShieldOutcome } from './ice-and-water-shield.policy.ts';
import { localBasis } from './eave.trace.ts';
import { traceIceAndWaterShield } from './ice-and-water-shield.trace.ts';
import { ICE_AND_WATER_SHIELD_WORDS } from '../words-versions.ts';

export type IceAndWaterShieldCalculation = Calculation<
  IceAndWaterShieldInputs,
  IceAndWaterShieldOutcome,
  IceAndWaterShieldStep,
  IceAndWaterShieldWarning
>;

export const ICE_AND_WATER_SHIELD_RULES = 'ice-and-water-shield/2';

/** CALC-2, CALC-6: the outcome with its steps, warnings and hash. */
export function calculateIceAndWaterShield(inputs: IceAndWaterShieldInputs): IceAndWaterShieldCalculation {
  const outcome = evaluateIceAndWaterShield(inputs);
  return calculation({
    calculator: 'ice-and-water-shield',
    ruleSet: ICE_AND_WATER_SHIELD_RULES,
    inputs,
    outcome,
    trace: traceIceAndWaterShield(inputs, outcome),
    warnings: warningsFor(inputs),
    words: ICE_AND_WATER_SHIELD_WORDS,
  });
}

type Warnings = readonly Warning<IceAndWaterShieldWarning>[];

function warningsFor(inputs: IceAndWaterShieldInputs): Warnings {
  const { edition, eaves, covering, windMph } = inputs;
  const shingles = covering === 'asphalt-shingle';
  return [
    ...designationWarnings(inputs),
    ...scopeWarnings(inputs),
    ...(shingles
      ? eaves.flatMap(({ rise }, index) => shingleSlopeWarnings(rise, edition, `eaves.${index}`))
      : []),
    ...(shingles ? highWindUnderlayment(windMph, edition) : []),
    ...eaves.flatMap(({ rise }, index) => localRuleWarnings(rise, inputs, `eaves.${index}`)),
  ];
}

/** Cases outside the section's scope, for which the figures have no basis in it. */
function scopeWarnings({ structure, covering, edition }: IceAndWaterShieldInputs): Warnings {
  const basis = codeBasis(ICE_BARRIER_EXTENT, edition);
  const scope = coveringScope(covering, edition);
  return [
    ...(structure === 'detached-accessory'
      ? [{ code: 'detached-accessory-excepted', at: 'structure', basis } as const]
      : []),
    ...(scope === 'in-section' ? [] : [{ code: `covering-${scope}`, at: 'covering', basis } as const]),
  ];
}

function designationWarnings({ designation, edition }: IceAndWaterShieldInputs): Warnings {
  if (designation === 'yes') return [];
  return [
    { code: `designation-${designation}`, at: null, basis: codeBasis(ICE_BARRIER_DESIGNATION, edition) },
  ];
}

function localRuleWarnings(
  rise: number,
  { localRule }: IceAndWaterShieldInputs,
  at: string,
): readonly Warning<IceAndWaterShieldWarning>[] {
  if (localRule === null || rise <= (localRule.uncertainAboveRise ?? Infinity)) return [];
  return [{ code: 'local-rule-may-not-reach-this-slope', at, basis: localBasis(localRule) }];
}
