import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFeeOnFees, aFeeSchedule, aPermitProject } from '../../testing/calculators/permit-fee.builder.ts';
import { feeSchedules, permitProjects } from '../../testing/calculators/permit-fee.arbitrary.ts';
import { reproduce } from '../calculation.ts';
import { compileFeeSchedule } from './compiled-fee-schedule.ts';
import type { FeeComponent, FeeSchedule } from './fee-schedule.ts';
import { calculatePermitFee } from './permit-fee.policy.ts';
import type { PermitProject } from './permit-project.ts';
import { permitFeeTotal } from './fee-calculation.policy.ts';
import { publishedFeeSchedule } from '../../testing/calculators/published-fee-schedules.ts';
import { modelFeeTable } from './model-fee-table.ts';

const canonCityCo2013 = publishedFeeSchedule('canon-city-co-2013');
const canonCityCo2024 = publishedFeeSchedule('canon-city-co-2024');
const charlotteCountyFl = publishedFeeSchedule('charlotte-county-fl');
const glendaleCo = publishedFeeSchedule('glendale-co');
const grinnellIa = publishedFeeSchedule('grinnell-ia');
const issaquahWa = publishedFeeSchedule('issaquah-wa');
const johnstownCo = publishedFeeSchedule('johnstown-co');
const lakeClarkeShoresFl = publishedFeeSchedule('lake-clarke-shores-fl');
const leesburgFl = publishedFeeSchedule('leesburg-fl');
const hamLakeMn = publishedFeeSchedule('ham-lake-mn');
const pequotLakesMn = publishedFeeSchedule('pequot-lakes-mn');
const sebastianFl = publishedFeeSchedule('sebastian-fl');
const selahWa = publishedFeeSchedule('selah-wa');
const sterlingMa = publishedFeeSchedule('sterling-ma');
const willistonFl = publishedFeeSchedule('williston-fl');

function feeBy(schedule: FeeSchedule, project: Partial<PermitProject>): readonly number[] {
  const { outcome } = calculatePermitFee({ schedule, project: aPermitProject(project) });
  if (outcome.is === 'unknown') throw new Error(`no fee: ${outcome.why.code}`);
  return [...outcome.lines.map(({ cents }) => cents), outcome.total];
}

function why(schedule: FeeSchedule, project: Partial<PermitProject> = {}): unknown {
  const { outcome } = calculatePermitFee({ schedule, project: aPermitProject(project) });
  return outcome.is === 'unknown' && outcome.why;
}

function flat(id: string, changes: Partial<FeeComponent> = {}): FeeComponent {
  return { id, name: 'other', kind: 'flat', basis: 'constant', amount: '1.00', ...changes } as FeeComponent;
}

describe('a fee by a published schedule', () => {
  it.each([
    [0, 23.5],
    [1, 23.5],
    [500, 23.5],
    [500.01, 26.55],
    [601, 29.6],
    [2_000, 69.25],
    [2_000.01, 83.25],
    [12_345, 223.25],
    [25_000, 391.25],
    [25_001, 401.35],
    [1_000_000, 5_608.75],
    [1_500_000, 7_183.75],
    [1_000_000_000, 3_152_458.75],
  ])('CALC-4 charges by the 1997 UBC table: $%d costs $%d', (value, fee) => {
    expect(feeBy(modelFeeTable, { projectValue: Math.round(value * 100) }).at(-1)).toBe(
      Math.round(fee * 100),
    );
  });

  it('CALC-4 charges what Cañon City published for its example', () => {
    const taxes = { cityUseTax: true, countyUseTax: true, mechanicalWork: true };
    expect(feeBy(canonCityCo2013, { projectValue: 31_639_200, ...taxes })).toEqual([
      315_759, 474_588, 395_490, 6_075, 1_191_912,
    ]);
    expect(feeBy(canonCityCo2013, { projectValue: 30_219_000, ...taxes })).toEqual([
      301_586, 453_285, 377_738, 6_075, 1_138_684,
    ]);
    expect(feeBy(canonCityCo2024, { projectValue: 42_881_200, ...taxes })).toEqual([
      428_812, 11_000, 439_812,
    ]);
  });

  it('CALC-4 charges by the contract where the schedule does, and the use taxes still by the valuation', () => {
    const house = { projectValue: 31_639_200, cityUseTax: true, countyUseTax: true, mechanicalWork: true };
    // Published as "Example of Actual Construction Contract", a contract of $250,000.
    expect(feeBy(canonCityCo2013, { ...house, contractPrice: 25_000_000 })).toEqual([
      249_500, 474_588, 395_490, 6_075, 1_125_653,
    ]);
    expect(feeBy(canonCityCo2024, { ...house, contractPrice: 18_000_000 })).toEqual([
      180_000, 11_000, 191_000,
    ]);
    expect(feeBy(willistonFl, { projectValue: 9_000_000, contractPrice: 1_200_000 })).toEqual([
      18_500, 278, 200, 18_978,
    ]);
  });

  it('CALC-4 lets the value of the project stand in for a contract that nobody entered, and says so', () => {
    const { trace, warnings } = calculatePermitFee({ schedule: willistonFl, project: aPermitProject() });
    expect(trace[0]?.interpretation).toBe('value-for-contract');
    expect(warnings.map(({ code }) => code)).toEqual(['contract-price-not-entered']);
    const entered = aPermitProject({ contractPrice: 1_000_000 });
    expect(calculatePermitFee({ schedule: willistonFl, project: entered }).warnings).toEqual([]);
  });

  it('CALC-4 a mechanical fee falls on work that has any', () => {
    expect(feeBy(canonCityCo2024, { contractPrice: 1_000_000 })).toEqual([10_000, 10_000]);
    expect(feeBy(canonCityCo2024, { contractPrice: 1_000_000, mechanicalWork: true })).toEqual([
      10_000, 11_000, 21_000,
    ]);
  });

  it('CALC-4 says of a charge that was asked for when the schedule has none', () => {
    const asked = { cityUseTax: true, countyUseTax: true, planReview: true, mechanicalWork: true };
    const { outcome, trace, warnings } = calculatePermitFee({
      schedule: hamLakeMn,
      project: aPermitProject(asked),
    });
    expect(outcome).toMatchObject({ total: 10_100 });
    expect(warnings.map(({ code, at }) => [code, at])).toEqual([
      ['city-use-tax-not-in-schedule', 'project.cityUseTax'],
      ['county-use-tax-not-in-schedule', 'project.countyUseTax'],
      ['plan-review-not-in-schedule', 'project.planReview'],
      ['mechanical-not-in-schedule', 'project.mechanicalWork'],
    ]);
    expect(
      trace
        .filter(({ interpretation }) => interpretation === 'not-in-schedule')
        .map(({ code, result }) => [code, result]),
    ).toEqual([
      ['city-use-tax', 0],
      ['county-use-tax', 0],
      ['plan-review', 0],
      ['mechanical', 0],
    ]);
    const johnstown = calculatePermitFee({ schedule: johnstownCo, project: aPermitProject(asked) });
    expect(johnstown.warnings.map(({ code }) => code)).not.toContain('city-use-tax-not-in-schedule');
  });

  it('CALC-4 takes a pre-application fee off what it is credited against, and no more than that', () => {
    const large = { propertyType: 'commercial', projectValue: 10_000_000 } as const;
    expect(feeBy(charlotteCountyFl, { ...large, feePaidBefore: 20_000 })).toEqual([
      50_000, -20_000, 750, 500, 31_250,
    ]);
    expect(feeBy(charlotteCountyFl, { ...large, feePaidBefore: 70_000 })).toEqual([
      50_000, -50_000, 750, 500, 1_250,
    ]);
    const small = { ...large, projectValue: 1_000_000, feePaidBefore: 20_000 };
    expect(feeBy(charlotteCountyFl, small)).toEqual([9_000, 200, 200, 9_400]);
    const unsaid = calculatePermitFee({ schedule: charlotteCountyFl, project: aPermitProject(large) });
    expect(unsaid.warnings.map(({ code }) => code)).toContain('fee-paid-before-not-entered');
  });

  it('CALC-4 adds Florida’s two surcharges, $2 each at least, where a schedule of the state has none of its own', () => {
    expect(feeBy(sebastianFl, {})).toEqual([12_500, 200, 200, 12_900]);
    expect(feeBy(lakeClarkeShoresFl, { projectValue: 5_000_000 })).toEqual([150_000, 2_250, 1_500, 153_750]);
  });

  it('CALC-4 adds a use tax only where it is asked for', () => {
    const roof = { materialCost: 800_000, projectValue: 1_500_000 };
    expect(feeBy(johnstownCo, roof)).toEqual([3_000, 3_000]);
    expect(feeBy(johnstownCo, { ...roof, cityUseTax: true })).toEqual([3_000, 24_000, 27_000]);
    expect(feeBy(johnstownCo, { ...roof, countyUseTax: true })).toEqual([3_000, 6_400, 9_400]);
  });

  it.each([
    ['20 squares', grinnellIa, { roofSize: 200_000 }, [10_000, 10_000]],
    ['a foot more than 20 squares', grinnellIa, { roofSize: 200_100 }, [15_000, 15_000]],
    ['31 squares of a shop', grinnellIa, { roofSize: 310_000, propertyType: 'commercial' }, [24_000, 24_000]],
    [
      'a shop of 25,000 sq ft',
      selahWa,
      { roofSize: 2_500_000, propertyType: 'commercial' },
      [28_965, 28_965],
    ],
    [
      'fees on fees',
      leesburgFl,
      { roofSize: 1_000_000, propertyType: 'commercial' },
      [30_000, 450, 300, 30_750],
    ],
    [
      'minimum fees',
      leesburgFl,
      { roofSize: 100_000, propertyType: 'commercial' },
      [13_500, 203, 200, 13_903],
    ],
    ['a state surcharge by valuation', pequotLakesMn, { projectValue: 1_234_500 }, [22_325, 617, 22_942]],
    ['a state surcharge on a fixed fee', hamLakeMn, {}, [10_000, 100, 10_100]],
    ['fixed lines', issaquahWa, {}, [11_145, 557, 650, 12_352]],
    ['a base and a rate, above its minimum', sterlingMa, { projectValue: 1_200_000 }, [13_000, 13_000]],
    ['a base and a rate, below its minimum', sterlingMa, { projectValue: 600_000 }, [7_500, 7_500]],
    ['a plan review', glendaleCo, { projectValue: 1_234_500, planReview: true }, [22_325, 14_511, 36_836]],
  ] as const)('CALC-4 knows %s', (_, schedule, project, fees) => {
    expect(feeBy(schedule, project)).toEqual(fees);
  });

  it('CALC-4 changes from one fee to another where a schedule says so', () => {
    const commercial = { propertyType: 'commercial' } as const;
    expect(feeBy(charlotteCountyFl, { ...commercial, projectValue: 4_999_999 })).toEqual([
      9_000, 200, 200, 9_400,
    ]);
    expect(feeBy(charlotteCountyFl, { ...commercial, projectValue: 5_000_000 })).toEqual([
      25_000, 375, 250, 25_625,
    ]);
  });
});

describe('a fee that a schedule does not say', () => {
  it('CALC-4 is unknown rather than guessed', () => {
    expect(why(issaquahWa, { propertyType: 'commercial' })).toEqual({ code: 'property-not-covered' });
    expect(why(sebastianFl, { propertyType: 'commercial', roofSize: 500_001 })).toEqual({
      code: 'outside-the-table',
      component: 'commercial',
    });
    expect(why(aFeeSchedule([flat('permit', { when: { materials: ['metal'] } })]))).toEqual({
      code: 'no-fee-applies',
    });
  });

  it('CALC-4 is unknown where fees are calculated on nothing or on themselves', () => {
    expect(why(aFeeSchedule([aFeeOnFees('review', 'permit')]))).toEqual({
      code: 'unknown-fee',
      component: 'review',
      fee: 'permit',
    });
    expect(why(aFeeSchedule([flat('permit'), aFeeOnFees('a', 'b'), aFeeOnFees('b', 'a')]))).toEqual({
      code: 'circular-fees',
      component: 'a',
    });
  });

  it('CALC-4 is unknown where numbers are too large to distinguish cents', () => {
    const double = (id: string, fee: string): FeeComponent => ({
      id,
      name: 'other',
      kind: 'rate',
      basis: { fees: [fee] },
      rate: '999',
    });
    const grown = aFeeSchedule([
      flat('a', { amount: '999999.99' }),
      double('b', 'a'),
      double('c', 'b'),
      double('d', 'c'),
    ]);
    expect(why(grown)).toEqual({ code: 'beyond-exact-cents' });
    const all = { projectValue: 100_000_000_000 };
    expect(
      feeBy(aFeeSchedule([flat('p', { kind: 'rate', basis: 'valuation', rate: '999' } as object)]), all).at(
        -1,
      ),
    ).toBe(99_900_000_000_000);
  });

  it('CALC-4 does not depend on the order of the lines', () => {
    const review: FeeComponent = {
      id: 'r',
      name: 'plan-review',
      kind: 'rate',
      basis: { fees: ['p'] },
      rate: '0.65',
    };
    expect(feeBy(aFeeSchedule([review, flat('p', { amount: '100.00' })]), {})).toEqual([
      6_500, 10_000, 16_500,
    ]);
  });
});

describe('rounding a line', () => {
  it.each([
    ['half-up-to-cent', 1_235],
    ['up-to-cent', 1_235],
    ['down-to-cent', 1_234],
    ['half-up-to-dollar', 1_200],
    ['up-to-dollar', 1_300],
  ] as const)('CALC-4 takes $12.345 %s', (rounding, cents) => {
    const schedule = aFeeSchedule([
      { id: 'p', name: 'other', kind: 'rate', basis: 'valuation', rate: '0.0012345', rounding },
    ]);
    expect(feeBy(schedule, { projectValue: 1_000_000 })).toEqual([cents, cents]);
  });

  it('CALC-4 does not round twice: $0.495 is no dollar', () => {
    const schedule = aFeeSchedule([
      {
        id: 'p',
        name: 'other',
        kind: 'rate',
        basis: 'valuation',
        rate: '0.495',
        rounding: 'half-up-to-dollar',
      },
    ]);
    expect(feeBy(schedule, { projectValue: 100 })).toEqual([0, 0]);
  });
});

describe('any fee by any schedule', () => {
  it('CALC-4 is the sum of its lines, in whole cents, with or without the trace', () => {
    fc.assert(
      fc.property(feeSchedules(), permitProjects(), (schedule, project) => {
        const { outcome } = calculatePermitFee({ schedule, project });
        const compiled = compileFeeSchedule(schedule);
        const quick = compiled.ok ? permitFeeTotal(compiled.value, project) : null;
        expect(quick).toBe(outcome.is === 'known' ? outcome.total : null);
        const lines = outcome.is === 'known' ? outcome.lines : [];
        expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(
          outcome.is === 'known' ? outcome.total : 0,
        );
        for (const { id, cents } of lines) {
          const credit = schedule.components.find((component) => component.id === id)?.kind === 'credit';
          expect(Number.isInteger(cents) && (credit ? cents <= 0 : cents >= 0)).toBe(true);
        }
      }),
    );
  });

  it('CALC-4 stays the same within a step of a table', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200_001, max: 2_500_000 }), fc.nat(99_999), (value, back) => {
        const top = Math.ceil(value / 100_000) * 100_000;
        const lower = Math.max(200_001, top - back);
        expect(feeBy(modelFeeTable, { projectValue: lower })).toEqual(
          feeBy(modelFeeTable, { projectValue: top }),
        );
      }),
    );
  });

  it('CALC-6 comes out again from its record', () => {
    fc.assert(
      fc.property(feeSchedules(), permitProjects(), (schedule, project) => {
        const record = calculatePermitFee({ schedule, project });
        expect(reproduce(record, calculatePermitFee)).toEqual({ same: true });
      }),
      { numRuns: 30 },
    );
  });
});
