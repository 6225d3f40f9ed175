import {
  calculateIceAndWaterShield,
  type IceAndWaterShieldCalculation,
  type InputFailure,
  parseIceAndWaterShield,
} from '@ridgeline/core/calculators';
import type { Result } from '@ridgeline/core/shared';

/** What a person typed in, whole or with every failure. */
export function iceBarrierOf(
  typed: Readonly<Record<string, unknown>>,
): Result<IceAndWaterShieldCalculation, readonly InputFailure[]> {
  const inputs = parseIceAndWaterShield(typed);
  return inputs.ok ? { ok: true, value: calculateIceAndWaterShield(inputs.value) } : inputs;
}
