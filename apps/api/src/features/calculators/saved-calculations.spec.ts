import type { Calculation, SavedCalculation } from '@ridgeline/contract';
import { calculatePermitFee, parseFeeSchedule, parsePermitProject } from '@ridgeline/core/calculators';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { atOnce } from '../../testing/at-once.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { peopleOfATeam, type PeopleOfATeam, type Standing } from '../../testing/people-of-a-team.ts';

type Answered = SavedCalculation & { readonly code?: string; readonly field?: string };
type Listed = { readonly items: readonly SavedCalculation[] };

const api = await apiForSpecs();
let ada: Person;
let people: PeopleOfATeam;
let number: string;

beforeAll(async () => {
  ada = await api.person();
  people = await peopleOfATeam(api);
});

beforeEach(async () => {
  number = await projectOf(ada);
});

function projectOf(person: Person, jurisdiction = 'Cañon City'): Promise<string> {
  return aProject(api, person, { address: '128 Main St, Cañon City, CO 81212', jurisdiction });
}

const WASTE = { calculator: 'waste', inputs: { areaSf: 2_450, rise: 6, percent: 15 } };
const FEE = {
  calculator: 'permit-fee',
  inputs: {
    roof_size: 2_000,
    roof_material_type: 'metal',
    material_cost: 9_000,
    total_project_value: 20_000,
    project_number: '999999999',
  },
};
const save = (body: unknown = WASTE, as = ada, of = number) =>
  api.call<Answered>('POST', `/codeReports/${of}/calculations`, { as, body });
const list = (as = ada, of = number) => api.call<Listed>('GET', `/codeReports/${of}/calculations`, { as });
const remove = (hash: string, as = ada, of = number) =>
  api.call('DELETE', `/codeReports/${of}/calculations/${hash}`, { as });

describe('the calculations of a report', () => {
  it.each([
    WASTE,
    { calculator: 'ventilation', inputs: { atticSf: 1_500, edition: 2021, climateZone: 4 } },
    {
      calculator: 'ice-and-water-shield',
      inputs: { edition: 2021, eaves: [{ lengthFt: 100, overhangIn: 12, wallIn: 4.5, rise: 6 }] },
    },
    FEE,
  ])('CALC-5 CALC-6 are saved as the server calculates them, and still come out: %j', async (wish) => {
    const { status, body } = await save(wish);
    expect([status, body.reproduction]).toEqual([200, { same: true, why: null }]);
    const inputs = wish === FEE ? { ...FEE.inputs, project_number: number } : wish.inputs;
    const anew = await api.call<Calculation>('POST', '/v2/calculators/calculate', {
      as: ada,
      body: { calculator: wish.calculator, inputs },
    });
    expect(body.calculation).toEqual(anew.body);
    expect((await list()).body.items).toEqual([body]);
  });

  it('CALC-5 tell who saved them and when; the same result is saved once', async () => {
    const before = Date.now();
    const { body } = await save();
    expect(Date.parse(body.saved_at)).toBeGreaterThanOrEqual(before - 1000);
    const { rows } = await api.sql.query<{ name: string }>(
      `select given_name || ' ' || family_name as name from people where id = $1`,
      [ada.id],
    );
    expect(body.saved_by).toBe(rows[0]?.name);
    expect((await save()).body).toEqual(body);
    expect((await list()).body.items).toHaveLength(1);
  });

  it('CALC-5.1 take no result that is sent, and save only the one that was seen', async () => {
    const { body } = await save();
    expect((await save({ ...WASTE, calculation: body.calculation })).status).toBe(400);
    const seen = { ...WASTE, inputs: { ...WASTE.inputs, percent: 10 }, hash: body.calculation.hash };
    expect(await save(seen)).toMatchObject({ status: 409, body: { code: 'calculation-differs' } });
    expect((await save({ ...WASTE, hash: body.calculation.hash })).body).toEqual(body);
  });

  it('CALC-4 D CALC-5.1 of a permit fee are those that were worked out elsewhere with the published schedule', async () => {
    const read = await api.call<object>('GET', '/public/fee-schedules/denver-co', {});
    const schedule = parseFeeSchedule(read.body);
    const project = parsePermitProject({ ...FEE.inputs, project_number: number });
    if (!schedule.ok || !project.ok) throw new Error('both are readable');
    const { hash } = calculatePermitFee({ schedule: schedule.value, project: project.value });
    const inputs = { ...FEE.inputs, schedule: 'denver-co' };
    expect((await save({ ...FEE, inputs, hash })).status).toBe(200);
    const other = await save({ ...FEE, inputs: { ...inputs, roof_size: 2_001 }, hash });
    expect([other.status, other.body]).toMatchObject([409, { code: 'calculation-differs' }]);
  });

  it('CALC-4 CALC-5 hold no fee that is unknown, and no input that the calculator refuses', async () => {
    const elsewhere = await projectOf(ada, 'Leadville');
    expect(await save(FEE, ada, elsewhere)).toMatchObject({
      status: 409,
      body: { code: 'calculation-without-result' },
    });
    expect(await save({ calculator: 'waste', inputs: { areaSf: 100, rise: 30, percent: 1 } })).toMatchObject({
      status: 400,
      body: { code: 'out-of-range', field: 'body/inputs/rise' },
    });
  });

  it.each([
    [`jsonb_set(calculation, '{outcome,bundles}', '84')`, 'record-was-altered'],
    [`jsonb_set(calculation, '{words}', '"older"')`, 'record-was-altered'],
  ])('CALC-6 tell that a record was altered: %s', async (change, why) => {
    await save();
    await api.sql.query(`update saved_calculations set calculation = ${change} where report_number = $1`, [
      number,
    ]);
    expect((await list()).body.items).toMatchObject([{ reproduction: { same: false, why } }]);
  });

  it('CALC-5 are removed, once or twice', async () => {
    const { hash } = (await save()).body.calculation;
    const other = await save({ ...WASTE, inputs: { ...WASTE.inputs, percent: 10 } });
    expect((await remove(String(hash))).status).toBe(204);
    expect((await remove(String(hash))).status).toBe(204);
    expect((await list()).body.items).toEqual([other.body]);
  });

  const saveFortyNine = () =>
    api.sql.query(
      `insert into saved_calculations (report_number, hash, calculation)
       select $1, one.hash, jsonb_build_object('hash', one.hash)
       from (select lpad(to_hex(n), 64, '0') as hash from generate_series(1, 49) n) one`,
      [number],
    );

  it('CALC-5 are fifty at most; one that is there can still be saved again', async () => {
    await saveFortyNine();
    const last = await save();
    expect(last.status).toBe(200);
    const more = { ...WASTE, inputs: { ...WASTE.inputs, percent: 10 } };
    expect(await save(more)).toMatchObject({ status: 409, body: { code: 'too-many-calculations' } });
    expect((await save()).body).toEqual(last.body);
  });

  it('CALC-5 are fifty at most, however many are saved at once', async () => {
    await saveFortyNine();
    const answers = await atOnce(
      api,
      ['select from projects where report_number = $1 for update', number],
      [5, 6, 7, 8].map((percent) => () => save({ ...WASTE, inputs: { ...WASTE.inputs, percent } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const { rows } = await api.sql.query(
      'select count(*)::int as saved from saved_calculations where report_number = $1',
      [number],
    );
    expect(rows).toEqual([{ saved: 50 }]);
  });

  it('CALC-5 stay without a name when the account of their saver is gone', async () => {
    const of = await projectOf(people.member);
    await save(WASTE, people.admin, of);
    await api.sql.query('update saved_calculations set saved_by = null where report_number = $1', [of]);
    expect((await list(people.member, of)).body.items).toMatchObject([{ saved_by: null }]);
  });

  it('CALC-5 are listed and saved in one round trip each', async () => {
    const before = api.api.database.trips;
    await save();
    await list();
    expect(api.api.database.trips - before).toBe(2);
  });
});

describe('who may save a calculation to a project of a team', () => {
  it.each<[Standing, number, number]>([
    ['owner', 200, 200],
    ['admin', 200, 200],
    ['member', 200, 200],
    ['viewer', 404, 200],
    ['otherOwner', 404, 404],
    ['nobody', 404, 404],
    ['newcomer', 403, 403],
  ])('TEAM-1 CALC-5 %s is answered %i, and %i who reads', async (standing, writes, reads) => {
    const of = await projectOf(people.member);
    const saved = (await save(WASTE, people.member, of)).body;
    expect((await save(WASTE, people[standing], of)).status).toBe(writes);
    expect((await list(people[standing], of)).status).toBe(reads);
    const removed = await remove(String(saved.calculation.hash), people[standing], of);
    expect(removed.status).toBe(writes === 200 ? 204 : writes);
    expect((await list(people.member, of)).body.items).toHaveLength(writes === 200 ? 0 : 1);
  });

  it('TEAM-1.1 CALC-5 a viewer saves nothing to their own project either', async () => {
    const of = await projectOf(people.viewer);
    expect(await save(WASTE, people.viewer, of)).toMatchObject({
      status: 403,
      body: { code: 'viewer-reads-only' },
    });
    expect((await list(people.viewer, of)).body.items).toEqual([]);
  });
});
