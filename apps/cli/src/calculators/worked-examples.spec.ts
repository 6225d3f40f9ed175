import {
  calculateIceAndWaterShield,
  calculatePermitFee,
  calculateVentilation,
  calculateWaste,
  parseIceAndWaterShield,
  parsePermitProject,
  parseVentilation,
  parseWaste,
} from '@ridgeline/core/calculators';
import type { Result } from '@ridgeline/core/shared';
import { describe, expect, it } from 'vitest';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { answerOf, runCli } from '../testing/run-cli.ts';
import { publishedFeeSchedules } from './published-fee-schedules.ts';

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

// calculators.md, the table of the ice barrier: case, flags, depth, rows, actual, half, full, rolls
describe('ridgeline iws', () => {
  it.each([
    ['I1', { length: 100, overhang: 12, wall: 4.5, rise: 6 }, 2021, [45.28, 2, 377.34, 450, 600, 3]],
    ['I3', { length: 50, overhang: 0, wall: 4.5, rise: 8 }, 2021, [36, 1, 150, 150, 150, 1]],
    ['I3b in 2024', { length: 50, overhang: 0, wall: 4.5, rise: 8 }, 2024, [34.253, 1, 142.72, 150, 150, 1]],
    ['I3b in 2012', { length: 50, overhang: 0, wall: 4.5, rise: 8 }, 2012, [34.253, 1, 142.72, 150, 150, 1]],
    ['I4c', { length: 80, overhang: 0.8, wall: 4, rise: 9 }, 2018, [36, 1, 240, 240, 240, 2]],
    ['I7', { length: 180, overhang: 24, wall: 6, rise: 6 }, 2021, [60.374, 2, 905.61, 1080, 1080, 6]],
  ] as const)('CALC-6 CALC-2 gives the figures of core for %s', async (_, eave, edition, figures) => {
    const { length, overhang, wall, rise } = eave;
    const answer = await answerOf(
      `iws --edition ${edition} --length ${length} --overhang ${overhang} --wall ${wall} --rise ${rise}`,
    );
    const eaves = [{ lengthFt: length, overhangIn: overhang, wallIn: wall, rise }];
    const expected = calculateIceAndWaterShield(valueOf(parseIceAndWaterShield({ edition, eaves })));
    expect(answer).toEqual(expected);
    const { outcome } = expected;
    const [first] = outcome.eaves;
    expect([first?.depthIn, first?.rows]).toEqual(figures.slice(0, 2));
    expect([outcome.actualSf, outcome.halfRollSf, outcome.fullRollSf, outcome.rolls]).toEqual(
      figures.slice(2),
    );
  });

  it('CALC-6 CALC-2 takes several eaves, what is alike said once', async () => {
    const answer = await answerOf(
      'iws --edition 2018 --overhang 12 --stud 2x6 --wall-type brick --eave length=40,rise=6 --eave length=25,rise=9,overhang=0',
    );
    const wall = { stud: '2x6', wallType: 'brick' };
    const eaves = [
      { lengthFt: 40, overhangIn: 12, rise: 6, ...wall },
      { lengthFt: 25, overhangIn: 0, rise: 9, ...wall },
    ];
    expect(answer).toEqual(
      calculateIceAndWaterShield(valueOf(parseIceAndWaterShield({ edition: 2018, eaves }))),
    );
  });
});

// calculators.md, the table of waste
describe('ridgeline waste', () => {
  it.each([
    ['W1', '--area 2450 --rise 6 --percent 15', { areaSf: 2_450, rise: 6, percent: 15 }, [15, 2_817.5, 85]],
    ['W2', '--area 3000 --rise 6 --percent 10', { areaSf: 3_000, rise: 6, percent: 10 }, [10, 3_300, 99]],
    ['W6', '--area 33.34 --rise 6 --percent 0', { areaSf: 33.34, rise: 6, percent: 0 }, [0, 33.34, 2]],
    [
      'W10',
      '--plan hip --plan-length 60 --plan-width 30 --rise 6 --percent 15',
      { plan: { shape: 'hip', lengthFt: 60, widthFt: 30 }, rise: 6, percent: 15 },
      [15, 2_314.33, 70],
    ],
    [
      'W11',
      '--area 2450 --rise 6 --way complexity --shape hip --valleys 2 --dormers 1 --penetrations 3',
      {
        areaSf: 2_450,
        rise: 6,
        way: 'complexity',
        complexity: { shape: 'hip', valleys: 2, dormers: 1, penetrations: 3 },
      },
      [17.5, 2_878.75, 87],
    ],
  ] as const)('CALC-6 CALC-1 gives the figures of core for %s', async (_, flags, source, figures) => {
    const expected = calculateWaste(valueOf(parseWaste(source)));
    expect(await answerOf(`waste ${flags}`)).toEqual(expected);
    const { wastePercent, totalSf, bundles } = expected.outcome;
    expect([wastePercent, totalSf, bundles]).toEqual(figures);
  });

  it('CALC-6 CALC-1 measures the hip roof of W10', async () => {
    const answer = await answerOf('waste --plan hip --plan-length 60 --plan-width 30 --rise 6 --percent 15');
    expect(answer).toMatchObject({ inputs: { areaSf: 2_012.462, hipsFt: 90, ridgesFt: 30 } });
  });
});

describe('an input file', () => {
  it('CALC-6 is refused for a field that there is not, with the nearest that there is', async () => {
    const files = { 'roof.json': JSON.stringify({ areaSq: 2_450, rise: 6, percent: 15 }) };
    const { exitCode, err } = await runCli('waste --input roof.json', { files });
    expect([exitCode, err]).toEqual([
      EXIT_CODES.unusable,
      '--area (areaSf): Number required\nareaSq: There is no such field here. Did you mean “areaSf”?\nMore: ridgeline help waste\n',
    ]);
  });
});

// calculators.md, the table of ventilation: NFVA, exhaust, intake, ridge ft, box, soffit ft, 16x8
describe('ridgeline ventilation', () => {
  it.each([
    ['V1', { attic: 1_500, ratio: 150, upper: 50 }, [1_440, 720, 720, 40, 15, 80, 12]],
    ['V3', { attic: 1_500, ratio: 300, upper: 40 }, [720, 288, 432, 16, 6, 48, 7]],
    ['V6', { attic: 1_800, ratio: 300, upper: 45 }, [864, 388.8, 475.2, 22, 8, 53, 8]],
  ] as const)('CALC-6 CALC-3 gives the figures of core for %s', async (_, roof, figures) => {
    const { attic, ratio, upper } = roof;
    const answer = await answerOf(
      `ventilation --attic ${attic} --edition 2021 --climate-zone 4 --ratio ${ratio} --upper-percent ${upper}`,
    );
    const source = { atticSf: attic, edition: 2021, climateZone: 4, ratio, upperPercent: upper };
    const expected = calculateVentilation(valueOf(parseVentilation(source)));
    expect(answer).toEqual(expected);
    const { requiredSqIn, exhaustSqIn, intakeSqIn, quantities } = expected.outcome;
    expect([requiredSqIn, exhaustSqIn, intakeSqIn, ...quantities.map(({ quantity }) => quantity)]).toEqual(
      figures,
    );
  });

  it.each([
    ['--climate-zone 6 --upper-percent 45', 150],
    ['--climate-zone 6 --vapor-retarder II --upper-percent 45', 300],
    ['--climate-zone 4 --upper-percent 45', 300],
    ['--climate-zone 4 --upper-percent 35', 150],
    ['--climate-zone 4 --upper-percent 55', 150],
  ])('CALC-6 CALC-3 decides the ratio as core does: %s', async (flags, ratio) => {
    const answer = await answerOf(`ventilation --attic 1500 --edition 2021 ${flags}`);
    expect(answer).toMatchObject({ outcome: { ratio } });
  });
});

// calculators.md, the real schedules: dollars of the whole, and cents of each line and in all
describe('ridgeline permit-fee', () => {
  const roof = { roof_size: 2_000, roof_material_type: 'asphalt-shingle' };
  const roofFlags = '--roof-size 2000 --roof-material asphalt-shingle';

  it.each([
    ['ubc-1997-table-1a', 601, 0, [2_960]],
    ['ubc-1997-table-1a', 2_000.01, 0, [8_325]],
    ['ubc-1997-table-1a', 12_345, 0, [22_325]],
    ['ubc-1997-table-1a', 25_001, 0, [40_135]],
    ['ubc-1997-table-1a', 1_500_000, 0, [718_375]],
    ['canon-city-co-2013', 316_392, 0, [315_759, 474_588, 395_490, 6_075]],
    ['johnstown-co', 15_000, 8_000, [3_000, 24_000, 6_400]],
  ])('CALC-6 CALC-4 gives the figures of core by %s for $%d', async (id, value, materials, cents) => {
    const taxes = { city_use_tax_added: true, county_use_tax_added: true, mechanical_work: true };
    const source = { ...roof, total_project_value: value, material_cost: materials, ...taxes };
    const schedule = publishedFeeSchedules.find((schedule) => schedule.id === id);
    if (schedule === undefined) throw new Error(`no schedule ${id}`);
    const expected = calculatePermitFee({ schedule, project: valueOf(parsePermitProject(source)) });
    const answer = await answerOf(
      `permit-fee --schedule ${id} --value ${value} --material-cost ${materials} ${roofFlags} --city-use-tax --county-use-tax --mechanical-work`,
    );
    expect(answer).toEqual(expected);
    expect(expected.outcome).toMatchObject({
      lines: cents.map((cents) => ({ cents })),
      total: cents.reduce((sum, fee) => sum + fee, 0),
    });
  });
});
