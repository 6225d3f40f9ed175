import { codeBasis, type Basis } from '../basis.ts';
import { step, type TraceStep } from '../calculation.ts';
import { shownTo } from '../exact.ts';
import type { RatioAttempt, VentilationCheck } from './ventilation-check.policy.ts';
import type { VentProduct } from './ventilation-products.ts';
import type { VentilationInputs } from './ventilation.inputs.ts';
import type { VentilationStep } from './ventilation.messages.ts';
import type { VentilationOutcome } from './ventilation.policy.ts';

type Step = TraceStep<VentilationStep>;
const PRACTICE: Basis = { kind: 'practice' };

/** The working behind an outcome: ratio, areas, products, and the check of what is provided. */
export function traceVentilation(inputs: VentilationInputs, outcome: VentilationOutcome): readonly Step[] {
  return [
    ...traceNeed(inputs, outcome),
    ...inputs.products.map((product, index) => traceQuantity(product, index, outcome)),
    ...(outcome.check === null ? [] : traceCheck(inputs, outcome.check)),
  ];
}

function traceNeed(inputs: VentilationInputs, outcome: VentilationOutcome): Step[] {
  const { ratio: k, requiredSqIn: N } = outcome;
  const u = inputs.upperPercent;
  const basis = codeBasis('attic-ventilation-area', inputs.edition);
  const area = { unit: 'sq-in', rounding: 'half-up-to-hundredth', basis } as const;
  return [
    step({
      ...area,
      code: 'required',
      formula: 'A × 144 / k',
      numbers: { A: inputs.atticSf, k },
      result: N,
      interpretation: readingOf(inputs, outcome),
    }),
    ...traceOtherReading(inputs, outcome),
    step({
      ...area,
      code: 'exhaust',
      formula: 'N × u / 100',
      numbers: { N, u },
      result: outcome.exhaustSqIn,
    }),
    step({
      ...area,
      code: 'intake',
      formula: 'N × (100 − u) / 100',
      numbers: { N, u },
      result: outcome.intakeSqIn,
    }),
  ];
}

function readingOf({ ratio: wanted, placement }: VentilationInputs, outcome: VentilationOutcome): string {
  if (outcome.ratio === 150) return wanted === 300 ? 'full-since-not-reduced' : 'full';
  return placement === 'assumed' && outcome.placement.decides ? 'reduced-if-placed' : 'reduced';
}

/** What the looser reading of a disputed edition would require, beside the answer by the stricter one. */
function traceOtherReading(inputs: VentilationInputs, { otherReading }: VentilationOutcome): Step[] {
  if (otherReading === null) return [];
  return [
    step({
      code: 'required-by-other-reading',
      formula: 'A × 144 / k',
      numbers: { A: inputs.atticSf, k: otherReading.ratio },
      result: otherReading.requiredSqIn,
      unit: 'sq-in',
      rounding: 'half-up-to-hundredth',
      basis: codeBasis('attic-ventilation-area', inputs.edition),
      interpretation: otherReading.reading,
    }),
  ];
}

function traceQuantity(product: VentProduct, index: number, outcome: VentilationOutcome): Step {
  const S = product.place === 'upper' ? outcome.exhaustSqIn : outcome.intakeSqIn;
  return step({
    code: 'quantity',
    at: `products.${index}`,
    formula: 'ceil(S / a)',
    numbers: { S, a: product.netFreeSqIn },
    result: outcome.quantities[index]?.quantity ?? 0,
    unit: product.soldBy,
    rounding: 'up-to-whole',
    basis: PRACTICE,
  });
}

function traceCheck(inputs: VentilationInputs, check: VentilationCheck): Step[] {
  const { upperSqIn: U, lowerSqIn: L } = check;
  return [
    traceProvided('upper', inputs, U),
    traceProvided('lower', inputs, L),
    ...traceShare(inputs, check),
    ...check.attempts.map((attempt) => traceSpare(attempt, inputs, check.totalSqIn)),
    step({
      code: 'balance',
      formula: 'L − U',
      numbers: { L, U },
      result: shownTo(3, L - U),
      unit: 'sq-in',
      basis: PRACTICE,
    }),
  ];
}

function traceProvided(place: 'upper' | 'lower', inputs: VentilationInputs, result: number): Step {
  const numbers: Record<string, number> = {};
  const terms: string[] = [];
  for (const { product: id, quantity } of inputs.provided) {
    const product = inputs.products.find((product) => product.id === id);
    if (product?.place !== place) continue;
    const n = terms.length + 1;
    numbers[`q${n}`] = quantity;
    numbers[`a${n}`] = product.netFreeSqIn;
    terms.push(`q${n} × a${n}`);
  }
  return step({
    code: place === 'upper' ? 'provided-upper' : 'provided-lower',
    at: 'provided',
    formula: terms.join(' + ') || '0',
    numbers,
    result,
    unit: 'sq-in',
    basis: PRACTICE,
  });
}

function traceShare(
  inputs: VentilationInputs,
  { upperSqIn: U, totalSqIn, attempts }: VentilationCheck,
): Step[] {
  const required = attempts.find(({ ratio }) => ratio === 300)?.requiredSqIn ?? 0;
  const B = inputs.shareReading === 'of-provided' ? totalSqIn : required;
  if (B === 0) return [];
  return [
    step({
      code: 'share-provided',
      formula: 'U / B × 100',
      numbers: { U, B },
      result: shownTo(2, (U / B) * 100),
      unit: 'percent',
      rounding: 'half-up-to-hundredth',
      basis: codeBasis('attic-ventilation-area', inputs.edition),
      interpretation: inputs.shareReading,
    }),
  ];
}

function traceSpare({ ratio, requiredSqIn }: RatioAttempt, inputs: VentilationInputs, P: number): Step {
  return step({
    code: ratio === 300 ? 'spare-at-300' : 'spare-at-150',
    formula: `P − A × 144 / ${ratio}`,
    numbers: { P, A: inputs.atticSf },
    result: shownTo(2, P - requiredSqIn),
    unit: 'sq-in',
    rounding: 'half-up-to-hundredth',
    basis: codeBasis('attic-ventilation-area', inputs.edition),
  });
}
