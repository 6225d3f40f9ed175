import { PRACTICE, codeBasis, type Basis } from '../basis.ts';
import { DRIP_EDGE, UNDERLAYMENT_APPLICATION } from '../calculator-sections.ts';
import { step, type TraceStep } from '../calculation.ts';
import { complexityParts, type Complexity } from './complexity.ts';
import type { RoofPlan } from './roof-plan.policy.ts';
import type { WasteInputs } from './waste.inputs.ts';
import type { WasteStep } from './waste-trace.messages.ts';
import type { WasteOutcome } from './waste.policy.ts';

type Step = TraceStep<WasteStep>;
/** A formula and the values of its symbols. */
type Expression = Pick<Step, 'formula' | 'numbers'>;

const ARITHMETIC: Basis = { kind: 'arithmetic' };

/** The steps behind an outcome: measures, percent, bundles, and each line not covered by waste. */
export function traceWaste(inputs: WasteInputs, outcome: WasteOutcome): readonly Step[] {
  return [
    ...(inputs.plan === null ? [] : tracePlan(inputs.plan, inputs)),
    ...tracePercent(inputs, outcome),
    ...traceBundles(inputs, outcome),
    ...traceEdges(inputs, outcome),
    ...traceUnderlayment(inputs, outcome),
  ];
}

function tracePlan({ shape, lengthFt, widthFt, rise: r }: RoofPlan, measured: WasteInputs): Step[] {
  const common = { at: 'plan', unit: 'ft', rounding: 'up-to-thousandth' } as const;
  const [longer, shorter] = [Math.max(lengthFt, widthFt), Math.min(lengthFt, widthFt)];
  const area = step({
    ...common,
    code: 'plan-area',
    formula: 'l × b × √(r² + 144) / 12',
    numbers: { l: lengthFt, b: widthFt, r },
    result: measured.areaSf,
    unit: 'sf',
  });
  if (shape !== 'hip') {
    const formula = '2 × b × √(r² + 144) / 12';
    return [
      area,
      step({ ...common, code: 'plan-rakes', formula, numbers: { b: widthFt, r }, result: measured.rakesFt }),
    ];
  }
  const formula = '4 × b / 2 × √((r / 12)² + 2)';
  return [
    area,
    step({ ...common, code: 'plan-hips', formula, numbers: { b: shorter, r }, result: measured.hipsFt }),
    step({
      ...common,
      code: 'plan-ridges',
      formula: 'l − b',
      numbers: { l: longer, b: shorter },
      result: measured.ridgesFt,
      rounding: 'none',
    }),
  ];
}

/** The unrounded area with waste, used for squares and bundles so that nothing is rounded twice. */
function areaWithWaste({ areaSf: A, way, cutEdgeFt }: WasteInputs, p: number): Expression {
  return way === 'cut-edge'
    ? { formula: 'A + 1.25 × C', numbers: { A, C: cutEdgeFt ?? 0 } }
    : { formula: 'A × (100 + p) / 100', numbers: { A, p } };
}

function tracePercent(inputs: WasteInputs, outcome: WasteOutcome): Step[] {
  const { way } = inputs;
  const p = outcome.wastePercent;
  const total = step({
    code: way === 'cut-edge' ? 'total-by-cut-edge' : 'total',
    ...areaWithWaste(inputs, p),
    result: outcome.totalSf,
    unit: 'sf',
    rounding: 'half-up-to-hundredth',
    basis: way === 'cut-edge' ? PRACTICE : ARITHMETIC,
    interpretation: way,
  });
  switch (way) {
    case 'flat':
      return [total];
    case 'complexity':
      return [...traceComplexity(inputs.complexity, p), total];
    case 'cut-edge':
      return [total, ...traceCutEdge(inputs, p)];
  }
}

function traceComplexity(complexity: Complexity | null, result: number): Step[] {
  if (complexity === null) return [];
  const { shape: s, valleys: v, dormers: d, penetrations: n } = complexityParts(complexity);
  const formula = 's + v + d + n';
  return [
    step({ code: 'complexity', formula, numbers: { s, v, d, n }, result, unit: 'percent', basis: PRACTICE }),
  ];
}

/** A roof without area has no percentage. */
function traceCutEdge({ areaSf: A, cutEdgeFt }: WasteInputs, result: number): Step[] {
  if (A === 0) return [];
  return [
    step({
      code: 'cut-edge-percent',
      formula: '1.25 × C / A × 100',
      numbers: { A, C: cutEdgeFt ?? 0 },
      result,
      unit: 'percent',
      rounding: 'half-up-to-hundredth',
    }),
  ];
}

function traceBundles(inputs: WasteInputs, outcome: WasteOutcome): Step[] {
  const { formula, numbers } = areaWithWaste(inputs, outcome.wastePercent);
  const T = inputs.way === 'cut-edge' ? `(${formula})` : formula;
  const common = {
    numbers: { ...numbers, b: inputs.bundlesPerSquare },
    unit: 'bundle',
    basis: PRACTICE,
  } as const;
  return [
    step({
      code: 'squares',
      formula: `${T} / 100`,
      numbers,
      result: outcome.squares,
      unit: 'count',
      rounding: 'half-up-to-hundredth',
    }),
    step({
      ...common,
      code: 'bundles-actual',
      formula: `${T} × b / 100`,
      result: outcome.bundlesActual,
      rounding: 'half-up-to-hundredth',
      interpretation: 'actual',
    }),
    step({
      ...common,
      code: 'bundles-to-order',
      formula: `ceil(${T} × b / 100)`,
      result: outcome.bundlesToOrder,
      rounding: 'up-to-whole',
      interpretation: 'nearest-bundle',
    }),
  ];
}

function traceEdges(inputs: WasteInputs, { starter, cap, dripEdge }: WasteOutcome): Step[] {
  const common = {
    formula: 'ceil(F / c)',
    unit: 'bundle',
    rounding: 'up-to-whole',
    basis: PRACTICE,
  } as const;
  return [
    step({
      ...common,
      code: 'starter',
      numbers: { F: starter.lengthFt, c: inputs.starterFtPerBundle },
      result: starter.bundles,
      interpretation: inputs.starterAlong,
    }),
    step({
      ...common,
      code: 'cap',
      numbers: { F: cap.lengthFt, c: inputs.capFtPerBundle },
      result: cap.bundles,
    }),
    step({
      code: 'drip-edge',
      formula: 'ceil(12 × F / (12 × l − t))',
      numbers: { F: dripEdge.lengthFt, l: inputs.dripEdgePieceFt, t: inputs.dripEdgeLapIn },
      result: dripEdge.pieces,
      unit: 'piece',
      rounding: 'up-to-whole',
      basis: codeBasis(DRIP_EDGE, inputs.edition),
    }),
  ];
}

function traceUnderlayment(inputs: WasteInputs, { underlayment }: WasteOutcome): Step[] {
  const { areaSf: A, underlaymentRollSf: R } = inputs;
  const n = underlayment.layers;
  const areas = {
    actual: { formula: 'n × A', numbers: { n, A } },
    'half-roll': { formula: 'ceil(n × A / (R / 2)) × R / 2', numbers: { n, A, R } },
    'full-roll': { formula: 'ceil(n × A / R) × R', numbers: { n, A, R } },
  } as const;
  return [
    step({
      code: 'underlayment-area',
      ...areas[inputs.underlaymentMeasure],
      result: underlayment.totalSf,
      unit: 'sf',
      rounding: 'half-up-to-hundredth',
      basis: codeBasis(UNDERLAYMENT_APPLICATION, inputs.edition),
      interpretation: inputs.underlaymentMeasure,
    }),
    step({
      code: 'underlayment-rolls',
      formula: 'ceil(n × A / R)',
      numbers: { n, A, R },
      result: underlayment.rolls,
      unit: 'roll',
      rounding: 'up-to-whole',
      basis: PRACTICE,
    }),
  ];
}
