import type { Calculation, Problem } from '@ridgeline/contract';
import {
  calculateIceAndWaterShield,
  calculatePermitFee,
  calculateVentilation,
  calculateWaste,
  parseIceAndWaterShield,
  parsePermitFeesRequest,
  parsePermitProject,
  parseVentilation,
  parseWaste,
} from '@ridgeline/core/calculators';
import type { Result } from '@ridgeline/core/shared';
import {
  iceAndWaterShieldInputs,
  permitProjects,
  publishedFeeSchedule,
  publishedFeeSchedules,
  ventilationInputsOfAnyKind,
  wasteInputsOfAnyKind,
} from '@ridgeline/core/testing/calculators';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';

const api = await apiForSpecs();
let ada: Person;
let stranger: Person;

beforeAll(async () => {
  [ada, stranger] = [await api.person(), await api.person()];
});

const WASTE = '/v2/calculators/calculator/waste/basic';
const ICE = '/v2/calculators/calculator/iws/basic';
const VENT = '/v2/calculators/calculator/vent/basic';
const PERMIT = '/v2/calculators/calculator/permit';

// calculators.md, the table of the ice barrier: case, eave, edition, depth, rows, actual, half, full, rolls
describe('ice and water shield', () => {
  it.each([
    ['I1', { lengthFt: 100, overhangIn: 12, wallIn: 4.5, rise: 6 }, 2021, [45.28, 2, 377.34, 450, 600, 3]],
    ['I3', { lengthFt: 50, overhangIn: 0, wallIn: 4.5, rise: 8 }, 2021, [36, 1, 150, 150, 150, 1]],
    [
      'I3b, 2024',
      { lengthFt: 50, overhangIn: 0, wallIn: 4.5, rise: 8 },
      2024,
      [34.253, 1, 142.72, 150, 150, 1],
    ],
    [
      'I3b, 2012',
      { lengthFt: 50, overhangIn: 0, wallIn: 4.5, rise: 8 },
      2012,
      [34.253, 1, 142.72, 150, 150, 1],
    ],
    ['I4c', { lengthFt: 80, overhangIn: 0.8, wallIn: 4, rise: 9 }, 2018, [36, 1, 240, 240, 240, 2]],
    ['I7', { lengthFt: 180, overhangIn: 24, wallIn: 6, rise: 6 }, 2021, [60.374, 2, 905.61, 1080, 1080, 6]],
  ])('CALC-2 CALC-6 gives the figures of %s', async (_, eave, edition, figures) => {
    const { body } = await calculate(ICE, { inputs: { edition, eaves: [eave] } });
    expect(body.outcome).toMatchObject({
      eaves: [{ depthIn: figures[0], rows: figures[1] }],
      actualSf: figures[2],
      halfRollSf: figures[3],
      fullRollSf: figures[4],
      rolls: figures[5],
    });
    expect(body).toEqual(
      onWire(calculateIceAndWaterShield(valueOf(parseIceAndWaterShield({ edition, eaves: [eave] })))),
    );
  });
});

// calculators.md, the table of waste
describe('waste', () => {
  it.each([
    ['W1', { areaSf: 2_450, rise: 6, percent: 15 }, [15, 2_817.5, 85]],
    ['W2', { areaSf: 3_000, rise: 6, percent: 10 }, [10, 3_300, 99]],
    ['W2 at 12 %', { areaSf: 2_500, rise: 6, percent: 12 }, [12, 2_800, 84]],
    ['W6', { areaSf: 33.34, rise: 6, percent: 0 }, [0, 33.34, 2]],
    ['W10', { plan: { shape: 'hip', lengthFt: 60, widthFt: 30 }, rise: 6, percent: 15 }, [15, 2_314.33, 70]],
    [
      'W11',
      {
        areaSf: 2_450,
        rise: 6,
        way: 'complexity',
        complexity: { shape: 'hip', valleys: 2, dormers: 1, penetrations: 3 },
      },
      [17.5, 2_878.75, 87],
    ],
  ])('CALC-1 CALC-6 gives the figures of %s', async (_, inputs, [wastePercent, totalSf, bundles]) => {
    const { body } = await calculate(WASTE, { inputs });
    expect(body.outcome).toMatchObject({ wastePercent, totalSf, bundles });
    expect(body).toEqual(onWire(calculateWaste(valueOf(parseWaste(inputs)))));
  });

  it('CALC-1 measures the hip roof of W10', async () => {
    const { body } = await calculate(WASTE, {
      inputs: { plan: { shape: 'hip', lengthFt: 60, widthFt: 30 }, rise: 6, percent: 15 },
    });
    expect(body.inputs).toMatchObject({ areaSf: 2_012.462, hipsFt: 90, ridgesFt: 30 });
  });

  it('CALC-5 begins with the values it was given, and what was entered stands over them', async () => {
    const initial = { areaSf: 2_450, rise: 6, percent: 10 };
    const { body } = await calculate(WASTE, { initial, inputs: { percent: '15' } });
    expect(body.outcome).toMatchObject({ wastePercent: 15, bundles: 85 });
  });

  it('CALC-1 answers a visitor as it answers a member', async () => {
    const inputs = { areaSf: 2_450, rise: 6, percent: 15 };
    const visitor = await api.call<Calculation>('POST', '/waste_estimates', { body: inputs });
    expect(visitor.status).toBe(200);
    expect(visitor.body).toEqual((await calculate(WASTE, { inputs })).body);
  });
});

// calculators.md, the table of ventilation: NFVA, exhaust, intake, ridge ft, box, soffit ft, 16x8
describe('ventilation', () => {
  it.each([
    ['V1', { atticSf: 1_500, ratio: 150, upperPercent: 50 }, [1_440, 720, 720, 40, 15, 80, 12]],
    ['V3', { atticSf: 1_500, ratio: 300, upperPercent: 40 }, [720, 288, 432, 16, 6, 48, 7]],
    ['V6', { atticSf: 1_800, ratio: 300, upperPercent: 45 }, [864, 388.8, 475.2, 22, 8, 53, 8]],
  ])('CALC-3 CALC-6 gives the figures of %s', async (_, roof, figures) => {
    const inputs = { ...roof, edition: 2021, climateZone: 4 };
    const { body } = await calculate(VENT, { inputs });
    const expected = calculateVentilation(valueOf(parseVentilation(inputs)));
    expect(body).toEqual(onWire(expected));
    const { requiredSqIn, exhaustSqIn, intakeSqIn, quantities } = expected.outcome;
    expect([requiredSqIn, exhaustSqIn, intakeSqIn, ...quantities.map(({ quantity }) => quantity)]).toEqual(
      figures,
    );
  });

  it.each([
    [{ climateZone: 6, upperPercent: 45 }, 150],
    [{ climateZone: 6, vaporRetarder: 'II', upperPercent: 45 }, 300],
    [{ climateZone: 4, upperPercent: 45 }, 300],
    [{ climateZone: 4, upperPercent: 35 }, 150],
    [{ climateZone: 4, upperPercent: 55 }, 150],
  ])('CALC-3 decides the ratio for %j: 1/%d', async (facts, ratio) => {
    const { body } = await calculate(VENT, { inputs: { atticSf: 1_500, edition: 2021, ...facts } });
    expect(body.outcome).toMatchObject({ ratio });
  });
});

// calculators.md, the real schedules: dollars of the whole and of materials, and cents of each line
describe('permit fee', () => {
  const roof = { roof_size: 2_000, roof_material_type: 'asphalt-shingle' };
  const taxes = { city_use_tax_added: true, county_use_tax_added: true, mechanical_work: true };

  it.each([
    ['ubc-1997-table-1a', 601, 0, [2_960]],
    ['ubc-1997-table-1a', 2_000.01, 0, [8_325]],
    ['ubc-1997-table-1a', 12_345, 0, [22_325]],
    ['ubc-1997-table-1a', 25_001, 0, [40_135]],
    ['ubc-1997-table-1a', 1_500_000, 0, [718_375]],
    ['canon-city-co-2013', 316_392, 0, [315_759, 474_588, 395_490, 6_075]],
    ['johnstown-co', 15_000, 8_000, [3_000, 24_000, 6_400]],
  ])('CALC-4 CALC-6 gives the figures of %s for $%d', async (schedule, value, materials, cents) => {
    const inputs = { ...roof, ...taxes, total_project_value: value, material_cost: materials };
    const { body } = await calculate(PERMIT, { inputs: { ...inputs, schedule } });
    expect(body.outcome).toMatchObject({
      is: 'known',
      lines: cents.map((line) => ({ cents: line })),
      total: cents.reduce((sum, line) => sum + line, 0),
    });
    expect(body).toEqual(
      onWire(
        calculatePermitFee({
          schedule: publishedFeeSchedule(schedule),
          project: valueOf(parsePermitProject(inputs)),
        }),
      ),
    );
  });

  it('CALC-4 takes the schedule of the project’s municipality, and the later one of two', async () => {
    const project_number = await project(ada, 'co', 'CANON CITY');
    const body = {
      project_number,
      estimated_project_valuation: 20_000,
      estimated_material_cost: 9_000,
      ...roof,
    };
    const answer = await calculate('/permit-fees', body);
    expect(answer.body).toEqual(
      onWire(
        calculatePermitFee({
          schedule: publishedFeeSchedule('canon-city-co-2024'),
          project: valueOf(parsePermitFeesRequest(body)),
        }),
      ),
    );
  });

  it.each([
    [
      'of a municipality whose schedule nobody has',
      () => project(ada, 'co', 'Leadville'),
      'no-published-schedule',
    ],
    ['whose municipality is not known', () => project(ada, 'co', null), 'no-jurisdiction'],
    ['that is not named', async () => null, 'no-jurisdiction'],
  ])('CALC-4 says that the fee is unknown for a project %s', async (_, makeProject, why) => {
    const project_number = await makeProject();
    const body = {
      project_number,
      estimated_project_valuation: 20_000,
      estimated_material_cost: 9_000,
      ...roof,
    };
    const answer = await calculate('/permit-fees', body);
    expect(answer).toMatchObject({
      status: 200,
      body: { outcome: { is: 'unknown', why: { code: why } }, trace: [], hash: null },
    });
  });

  it.each([
    ['/permit-fees', (project_number: string) => ({ project_number })],
    [PERMIT, (project_number: string) => ({ inputs: { project_number } })],
    [
      '/v2/calculators/calculate',
      (project_number: string) => ({ calculator: 'permit-fee', inputs: { project_number } }),
    ],
  ])('CALC-4 %s does not tell another’s project from one that does not exist', async (url, bodyFor) => {
    const theirs = await calculate(url, bodyFor(await project(ada, 'co', 'Denver')), stranger);
    const nowhere = await calculate(url, bodyFor('999999999'), stranger);
    expect([theirs.status, nowhere.status]).toEqual([404, 404]);
    expect(Object.assign({}, theirs.body, { requestId: '' })).toEqual(
      Object.assign({}, nowhere.body, { requestId: '' }),
    );
  });
});

const PERMIT_INPUTS = {
  roof_size: 2_000,
  roof_material_type: 'metal',
  material_cost: 1,
  total_project_value: 2,
};

describe('every calculator', () => {
  it.each([
    [WASTE, { inputs: { areaSf: 100, rise: 30, percent: 10 } }, 'out-of-range', 'body/inputs/rise'],
    [WASTE, { inputs: { areaSf: 'many', rise: 6, percent: 10 } }, 'number-required', 'body/inputs/areaSf'],
    [
      ICE,
      { inputs: { edition: 2021, eaves: [{ lengthFt: -1, overhangIn: 0, wallIn: 4, rise: 6 }] } },
      'out-of-range',
      'body/inputs/eaves/0/lengthFt',
    ],
    [VENT, { inputs: { atticSf: 1_500, climateZone: 4 } }, 'selection-required', 'body/inputs/edition'],
    [
      VENT,
      {
        inputs: {
          atticSf: 1,
          edition: 2021,
          climateZone: 4,
          products: [{ place: 'upper', soldBy: 'ft', netFreeSqIn: 9 }],
        },
      },
      'text-required',
      'body/inputs/products/0/id',
    ],
    [PERMIT, { inputs: { roof_size: 1 } }, 'selection-required', 'body/inputs/roof_material_type'],
    ['/permit-fees', { roof_size: '' }, 'number-required', 'body/roof_size'],
    ['/waste_estimates', { rise: 6, percent: 10 }, 'number-required', 'body/areaSf'],
    [WASTE, { inputs: { colour: 'red' } }, 'invalid', 'body/inputs/colour'],
    [
      '/v2/calculators/calculate',
      { calculator: 'waste', inputs: { areaSf: 1, rise: 6, percent: 10, schedule: {} } },
      'unknown-field',
      'body/inputs/schedule',
    ],
    [
      '/v2/calculators/calculate',
      {
        calculator: 'permit-fee',
        inputs: { ...PERMIT_INPUTS, schedule: publishedFeeSchedule('johnstown-co') },
      },
      'selection-required',
      'body/inputs/schedule',
    ],
    [
      PERMIT,
      { inputs: { ...PERMIT_INPUTS, schedule: 'jonstown-co' } },
      'selection-required',
      'body/inputs/schedule',
    ],
  ])('CALC-6 %s says of %j: %s at %s', async (url, body, code, field) => {
    const answer = await api.call<Problem>('POST', url, { as: ada, body });
    expect({ status: answer.status, code: answer.body.code, field: answer.body.field }).toEqual({
      status: 400,
      code,
      field,
    });
  });

  it.each([WASTE, ICE, VENT, PERMIT, '/permit-fees', '/v2/calculators/calculate'])(
    'NAV-8 %s answers nobody who is not signed in or has not accepted the terms',
    async (url) => {
      const body = url.endsWith('/calculate')
        ? { calculator: 'waste', inputs: {} }
        : url === '/permit-fees'
          ? {}
          : { inputs: {} };
      const newcomer = await api.person({ acceptedTerms: false });
      const nobody = { ...ada, token: api.issuer.token('7b0a3e4e-37a4-4b37-9f6e-3a6f9e1f0c11') };
      expect((await api.call('POST', url, { body })).status).toBe(401);
      expect((await api.call('POST', url, { body, as: nobody })).status).toBe(401);
      expect((await api.call('POST', url, { body, as: newcomer })).body['code']).toBe('terms-not-accepted');
    },
  );

  it('is one round trip, and none for a visitor', async () => {
    const before = api.api.database.trips;
    await calculate(WASTE, { inputs: { areaSf: 1, rise: 6, percent: 10 } });
    await calculate(PERMIT, { inputs: {} });
    expect(api.api.database.trips - before).toBe(2);
    await api.call('POST', '/waste_estimates', { body: {} });
    expect(api.api.database.trips - before).toBe(2);
  });

  it.each([
    [
      'waste',
      WASTE,
      wasteInputsOfAnyKind(),
      (source: unknown) => calculateWaste(valueOf(parseWaste(source))),
    ],
    [
      'ice-and-water-shield',
      ICE,
      iceAndWaterShieldInputs(),
      (source: unknown) => calculateIceAndWaterShield(valueOf(parseIceAndWaterShield(source))),
    ],
    [
      'ventilation',
      VENT,
      ventilationInputsOfAnyKind(),
      (source: unknown) => calculateVentilation(valueOf(parseVentilation(source))),
    ],
  ] as const)(
    'CALC-6 %s answers as core does, to the last digit, for any inputs',
    async (calculator, url, inputs, fromCore) => {
      await fc.assert(
        fc.asyncProperty(inputs as fc.Arbitrary<object>, async (source) => {
          const expected = onWire(fromCore(source));
          expect((await calculate(url, { inputs: source })).body).toEqual(expected);
          expect((await calculate('/v2/calculators/calculate', { calculator, inputs: source })).body).toEqual(
            expected,
          );
        }),
        { numRuns: 100 },
      );
    },
  );

  it('CALC-6 permit fees are core’s, to the cent, by any schedule for any project', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...publishedFeeSchedules),
        permitProjects(),
        async (schedule, project) => {
          const inputs = {
            roof_size: project.roofSize / 100,
            roof_material_type: project.roofMaterial,
            material_cost: project.materialCost / 100,
            total_project_value: project.projectValue / 100,
            contract_price: project.contractPrice === null ? null : project.contractPrice / 100,
            city_use_tax_added: project.cityUseTax,
            county_use_tax_added: project.countyUseTax,
            property_type: project.propertyType,
            plan_review: project.planReview,
            mechanical_work: project.mechanicalWork,
            fee_paid_before: project.feePaidBefore / 100,
          };
          const expected = onWire(
            calculatePermitFee({ schedule, project: { ...project, projectNumber: null } }),
          );
          expect((await calculate(PERMIT, { inputs: { ...inputs, schedule: schedule.id } })).body).toEqual(
            expected,
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});

async function calculate(url: string, body: unknown, as = ada) {
  return api.call<Calculation>('POST', url, { as, body });
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

/** The calculation as JSON. */
function onWire(calculation: unknown): unknown {
  return JSON.parse(JSON.stringify(calculation));
}

function project(owner: Person, state: string, jurisdiction: string | null): Promise<string> {
  return aProject(api, owner, { address: '128 Main St, Cañon City, CO 81212', state, jurisdiction });
}
