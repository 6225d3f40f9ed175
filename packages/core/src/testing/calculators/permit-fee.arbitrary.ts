import fc from 'fast-check';
import {
  FEE_NAMES,
  FEE_QUANTITIES,
  FEE_ROUNDINGS,
  PERMIT_PROPERTY_TYPES,
  ROOF_MATERIALS,
  type FeeBracket,
  type FeeComponent,
  type FeeCondition,
  type FeeSchedule,
} from '../../calculators/permit-fee/fee-schedule.ts';
import type { PermitProject } from '../../calculators/permit-fee/permit-project.ts';
import { aFeeSchedule } from './permit-fee.builder.ts';

const MOST_CENTS = 100_000_000_000;
const MOST_HUNDREDTHS_OF_SF = 1_000_000_000;

export function permitProjects(): fc.Arbitrary<PermitProject> {
  const money = fc.oneof(fc.constantFrom(0, 1, MOST_CENTS), fc.nat(MOST_CENTS), fc.nat(10_000_000));
  return fc.record({
    projectNumber: fc.option(fc.string({ minLength: 1 })),
    roofSize: fc.oneof(fc.constantFrom(0, MOST_HUNDREDTHS_OF_SF), fc.nat(1_000_000)),
    roofMaterial: fc.constantFrom(...ROOF_MATERIALS),
    materialCost: money,
    projectValue: money,
    contractPrice: fc.option(money),
    cityUseTax: fc.boolean(),
    countyUseTax: fc.boolean(),
    propertyType: fc.constantFrom(...PERMIT_PROPERTY_TYPES),
    planReview: fc.boolean(),
    mechanicalWork: fc.boolean(),
    feePaidBefore: fc.oneof(fc.constant(0), money),
  });
}

/** Any schedule that can be entered, including gaps, overlaps, jumps, unknown fees and circular references. */
export function feeSchedules(): fc.Arbitrary<FeeSchedule> {
  return fc
    .uniqueArray(fc.constantFrom('permit', 'review', 'surcharge', 'tax', 'other'), {
      minLength: 1,
      maxLength: 5,
    })
    .chain((ids) => fc.tuple(...ids.map((id) => feeComponents(id))))
    .chain((components) =>
      fc
        .record({
          covers: fc.uniqueArray(fc.constantFrom(...PERMIT_PROPERTY_TYPES), { minLength: 1 }),
          effective: fc.option(fc.constantFrom('1997', '2018-07', '2026-01-01')),
        })
        .map((changes) => aFeeSchedule(components, changes)),
    );
}

function feeComponents(id: string): fc.Arbitrary<FeeComponent> {
  const basis = fc.oneof(fc.constantFrom(...FEE_QUANTITIES), feesByName());
  const anyTerms = { when: conditions(), cite: fc.string({ minLength: 1 }) };
  const terms = fc.record(
    {
      ...anyTerms,
      min: printed(0, 500_000, 2),
      max: printed(500_000, 90_000_000, 2),
      rounding: fc.constantFrom(...FEE_ROUNDINGS),
    },
    { requiredKeys: [] },
  );
  const credit = fc
    .tuple(fc.record(anyTerms, { requiredKeys: [] }), feesByName())
    .map(([some, basis]) => ({ ...some, kind: 'credit' as const, basis }));
  const kinds = fc.oneof(
    fc.record({
      kind: fc.constant('flat' as const),
      basis: fc.constant('constant' as const),
      amount: money(),
    }),
    fc.record(
      {
        kind: fc.constant('rate' as const),
        basis,
        rate: printed(0, 2_000_000, 6),
        share: printed(0, 10_000, 4),
      },
      { requiredKeys: ['kind', 'basis', 'rate'] },
    ),
    fc.record({
      kind: fc.constant('step' as const),
      basis,
      base: money(),
      over: limit(),
      every: printed(1, 1_000_000, 2),
      amount: money(),
    }),
    fc.record({ kind: fc.constant('tier' as const), basis, brackets: feeTables() }),
  );
  const charge = fc.tuple(terms, kinds).map(([some, kind]) => Object.assign({}, some, kind));
  return fc
    .tuple(
      fc.constantFrom(...FEE_NAMES),
      fc.oneof({ weight: 8, arbitrary: charge }, { weight: 1, arbitrary: credit }),
    )
    .map(([name, line]): FeeComponent => Object.assign({ id, name }, line));
}

function feesByName(): fc.Arbitrary<{ readonly fees: readonly string[] }> {
  return fc
    .uniqueArray(fc.constantFrom('permit', 'review', 'surcharge', 'tax'), { minLength: 1 })
    .map((fees) => ({ fees }));
}

function conditions(): fc.Arbitrary<FeeCondition> {
  const range = fc.oneof(
    fc.record({ over: limit() }, { requiredKeys: [] }),
    fc.record({ upTo: limit() }),
    ascending(50_000_000).map(([over, upTo]) => ({ over, upTo })),
  );
  return fc.record(
    {
      propertyType: fc.constantFrom(...PERMIT_PROPERTY_TYPES),
      materials: fc.uniqueArray(fc.constantFrom(...ROOF_MATERIALS), { minLength: 1 }),
      cityUseTax: fc.constant(true as const),
      planReview: fc.constant(true as const),
      mechanicalWork: fc.constant(true as const),
      within: fc.record({ valuation: range, sf: range }, { requiredKeys: [] }),
    },
    { requiredKeys: [] },
  );
}

/** Mostly rows in order; sometimes with a gap or an overlap. */
export function feeTables(): fc.Arbitrary<readonly FeeBracket[]> {
  const row = fc.record(
    {
      size: fc.integer({ min: 1, max: 10_000_000 }),
      shift: fc.oneof(
        { weight: 8, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: -500, max: 500 }) },
      ),
      base: money(),
      each: fc.record({ every: printed(1, 1_000_000, 2), amount: money() }),
      rate: printed(0, 500_000, 6),
    },
    { requiredKeys: ['size', 'shift', 'base'] },
  );
  return fc.tuple(fc.array(row, { minLength: 1, maxLength: 6 }), fc.boolean()).map(([rows, ends]) => {
    let reached = 0;
    return rows.map(({ size, shift, ...row }, index): FeeBracket => {
      const over = Math.max(0, reached + (index === 0 ? 0 : shift));
      reached = over + size;
      return {
        over: inPrint(over, 2),
        upTo: index === rows.length - 1 && !ends ? null : inPrint(reached, 2),
        ...row,
      };
    });
  });
}

const money = (): fc.Arbitrary<string> => printed(0, 10_000_000, 2);
const limit = (): fc.Arbitrary<string> => printed(0, 50_000_000, 2);

/** Two amounts, the first less than the second. */
function ascending(most: number): fc.Arbitrary<readonly [string, string]> {
  return fc
    .tuple(fc.nat(most - 1), fc.integer({ min: 1, max: most }))
    .map(([from, more]) => [inPrint(from, 2), inPrint(from + more, 2)]);
}

function printed(min: number, max: number, decimals: number): fc.Arbitrary<string> {
  return fc.integer({ min, max }).map((whole) => inPrint(whole, decimals));
}

function inPrint(whole: number, decimals: number): string {
  const digits = String(whole).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
