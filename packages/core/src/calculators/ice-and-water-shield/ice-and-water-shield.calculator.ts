import { codeBasis } from '../basis.ts';
import { calculation, type Calculation, type Warning } from '../calculation.ts';
import { highWindUnderlayment, shingleSlopeWarnings } from '../shingle-slope.policy.ts';
import { coveringScope } from './ice-barrier-scope.ts';
import type { IceAndWaterShieldInputs } from './ice-and-water-shield.inputs.ts';
import type { IceAndWaterShieldStep, IceAndWaterShieldWarning } from './ice-and-water-shield.messages.ts';
import { evaluateIceAndWaterShield, type IceAndWaterShieldOutcome } from './ice-and-water-shield.policy.ts';
import { localBasis } from './eave.trace.ts';
import { traceIceAndWaterShield } from './ice-and-water-shield.trace.ts';

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
  });
}

type Warnings = readonly Warning<IceAndWaterShieldWarning>[];

function warningsFor(inputs: IceAndWaterShieldInputs): Warnings {
  const { designation, edition, eaves, covering, windMph } = inputs;
  const shingles = covering === 'asphalt-shingle';
  return [
    ...(designation === 'yes' ? [] : [designationWarning(inputs)]),
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
  const basis = codeBasis('ice-barrier-extent', edition);
  const scope = coveringScope(covering, edition);
  return [
    ...(structure === 'detached-accessory'
      ? [{ code: 'detached-accessory-excepted', at: 'structure', basis } as const]
      : []),
    ...(scope === 'in-section' ? [] : [{ code: `covering-${scope}`, at: 'covering', basis } as const]),
  ];
}

function designationWarning({
  designation,
  edition,
}: IceAndWaterShieldInputs): Warning<IceAndWaterShieldWarning> {
  const code = designation === 'no' ? 'designation-no' : 'designation-unknown';
  return { code, at: null, basis: codeBasis('ice-barrier-designation', edition) };
}

function localRuleWarnings(
  rise: number,
  { localRule }: IceAndWaterShieldInputs,
  at: string,
): readonly Warning<IceAndWaterShieldWarning>[] {
  const limit = localRule?.uncertainAboveRise ?? null;
  if (localRule === null || limit === null || rise <= limit) return [];
  return [{ code: 'local-rule-may-not-reach-this-slope', at, basis: localBasis(localRule) }];
}
