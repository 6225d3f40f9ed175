import { PRACTICE, codeBasis } from '../basis.ts';
import { ATTIC_VENTILATION_AREA } from '../calculator-sections.ts';
import { step, type TraceStep } from '../calculation.ts';
import { shownTo, thousandths, timesOver } from '../exact.ts';
import type { RatioAttempt, VentilationCheck } from './ventilation-check.policy.ts';
import { SQ_IN_IN_A_SF } from './ventilation-ratio.policy.ts';
import type { VentProduct } from './ventilation-products.ts';
import type { VentilationInputs } from './ventilation.inputs.ts';
import type { VentilationStep } from './ventilation-trace.messages.ts';
import type { VentilationOutcome } from './ventilation.policy.ts';

type Step = TraceStep<VentilationStep>;

/** The steps behind an outcome: ratio, areas, products, and the check of the provided vents. */
export function traceVentilation(inputs: VentilationInputs, outcome: VentilationOutcome): readonly Step[] {
  return [
    ...traceNeed(inputs, outcome),
    ...inputs.products.map((product, index) => traceQuantity(product, index, inputs, outcome)),
    ...(outcome.check === null ? [] : traceCheck(inputs, outcome.check)),
  ];
}

const REQUIRED = 'A × 144 / k';
/** The unrounded areas of both sides, used for products so that nothing is rounded twice. */
const EXHAUST = `${REQUIRED} × u / 100`;
const INTAKE = `${REQUIRED} × (100 − u) / 100`;

function traceNeed(inputs: VentilationInputs, outcome: VentilationOutcome): Step[] {
  const { atticSf: A, upperPercent: u } = inputs;
  const k = outcome.ratio;
  const basis = codeBasis(ATTIC_VENTILATION_AREA, inputs.edition);
  const area = { unit: 'sq-in', rounding: 'half-up-to-hundredth', basis } as const;
  return [
    step({
      ...area,
      code: 'required',
      formula: REQUIRED,
      numbers: { A, k },
      result: outcome.requiredSqIn,
      interpretation: readingOf(inputs, outcome),
    }),
    ...traceOtherReading(inputs, outcome),
    step({
      ...area,
      code: 'exhaust',
      formula: EXHAUST,
      numbers: { A, k, u },
      result: outcome.exhaustSqIn,
    }),
    step({
      ...area,
      code: 'intake',
      formula: INTAKE,
      numbers: { A, k, u },
      result: outcome.intakeSqIn,
    }),
  ];
}

function readingOf({ ratio: wanted, placement }: VentilationInputs, outcome: VentilationOutcome): string {
  if (outcome.ratio === 150) return wanted === 300 ? 'full-since-not-reduced' : 'full';
  return placement === 'assumed' && outcome.placement.decides ? 'reduced-if-placed' : 'reduced';
}

/** The requirement by the more lenient interpretation of a disputed edition, next to the stricter one. */
function traceOtherReading(inputs: VentilationInputs, { otherReading }: VentilationOutcome): Step[] {
  if (otherReading === null) return [];
  return [
    step({
      code: 'required-by-other-reading',
      formula: REQUIRED,
      numbers: { A: inputs.atticSf, k: otherReading.ratio },
      result: otherReading.requiredSqIn,
      unit: 'sq-in',
      rounding: 'half-up-to-hundredth',
      basis: codeBasis(ATTIC_VENTILATION_AREA, inputs.edition),
      interpretation: otherReading.reading,
    }),
  ];
}

function traceQuantity(
  { place, netFreeSqIn: a, soldBy }: VentProduct,
  index: number,
  { atticSf: A, upperPercent: u }: VentilationInputs,
  outcome: VentilationOutcome,
): Step {
  return step({
    code: 'quantity',
    at: `products.${index}`,
    formula: `ceil(${place === 'upper' ? EXHAUST : INTAKE} / a)`,
    numbers: { A, k: outcome.ratio, u, a },
    result: outcome.quantities[index]?.quantity ?? 0,
    unit: soldBy,
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
    rounding: 'down-to-thousandth',
    basis: PRACTICE,
  });
}

/** A zero total has no share. */
function traceShare(inputs: VentilationInputs, { upperSqIn: U, lowerSqIn: L }: VentilationCheck): Step[] {
  const A = inputs.atticSf;
  const [upper, lower, attic] = [thousandths(U), thousandths(L), thousandths(A)];
  const ofProvided = inputs.shareReading === 'of-provided';
  if ((ofProvided ? upper + lower : attic) === 0) return [];
  const hundredths = ofProvided
    ? timesOver(upper, 100 * 100, upper + lower, 'half-up')
    : timesOver(upper, 300 * 100 * 100, attic * SQ_IN_IN_A_SF, 'half-up');
  return [
    step({
      code: 'share-provided',
      ...(ofProvided
        ? { formula: 'U / (U + L) × 100', numbers: { U, L } }
        : { formula: 'U / (A × 144 / 300) × 100', numbers: { U, A } }),
      result: hundredths / 100,
      unit: 'percent',
      rounding: 'half-up-to-hundredth',
      basis: codeBasis(ATTIC_VENTILATION_AREA, inputs.edition),
      interpretation: inputs.shareReading,
    }),
  ];
}

/** Exact to a hundred-thousandth, as an attic in thousandths of a square foot makes it. */
function traceSpare({ ratio }: RatioAttempt, { atticSf: A, edition }: VentilationInputs, P: number): Step {
  const required = (thousandths(A) * SQ_IN_IN_A_SF * 100) / ratio;
  return step({
    code: ratio === 300 ? 'spare-at-300' : 'spare-at-150',
    formula: `P − A × 144 / ${ratio}`,
    numbers: { P, A },
    result: (thousandths(P) * 100 - required) / 100_000,
    unit: 'sq-in',
    basis: codeBasis(ATTIC_VENTILATION_AREA, edition),
  });
}
