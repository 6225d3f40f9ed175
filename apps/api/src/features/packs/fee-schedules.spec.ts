import type { Calculation } from '@ridgeline/contract';
import type { PackCells } from '@ridgeline/core/packs';
import { aFeeScheduleRow, aPackHead } from '@ridgeline/core/testing/packs';
import { aKnownFact } from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { loadPack, removePack } from './packs.repository.ts';

const databaseUrl = await freshDatabase();
const api = await apiForSpecs({}, { databaseUrl });

it('CALC-4 a fee schedule counts as soon as its pack is loaded, before that of the product, and no longer', async () => {
  const database = openDatabase(databaseUrl, { connections: 1 });
  const ada = await api.person();
  const { rows } = await api.sql.query<{ report_number: string }>(
    `insert into projects (owner_id, address, state, jurisdiction, property_type, roof_type)
     values ($1, '1437 Bannock St, Denver, CO 80202', 'co', 'Denver', 'residential', 'steep-slope') returning report_number`,
    [ada.id],
  );
  const roof = { roof_size: 2_000, roof_material_type: 'asphalt-shingle', material_cost: 0 };
  const project = { ...roof, total_project_value: 1_000, project_number: String(rows[0]?.report_number) };
  const calculation = async (schedule: string | null) => {
    const inputs = { ...project, schedule };
    const url = '/v2/calculators/calculator/permit';
    return (await api.call<Calculation>('POST', url, { as: ada, body: { inputs } })).body;
  };

  const before = await calculation(null);
  expect(before.outcome).toMatchObject({ is: 'known', total: 3_500 });
  const own = aFeeScheduleRow({ row_id: 'denver-own', bodies: '0820000', value: 'Denver' });
  await loadPack(database, { head: aPackHead({ id: 'denver' }), rows: [own], sha256: 'f'.repeat(64) });
  expect((await calculation(null)).outcome).toMatchObject({ is: 'known', total: 7_500 });
  expect(await calculation('denver-own')).toEqual(await calculation(null));
  expect(await calculation('denver-co')).toEqual(before);
  await removePack(database, 'denver');
  expect(await calculation(null)).toEqual(before);
  await database.close();
});

type CalculatorsOfReport = {
  readonly availabile_calculators: readonly string[];
  readonly calculators: readonly {
    readonly calculator: string;
    readonly inputs: Readonly<Record<string, unknown>>;
  }[];
};

describe('two municipalities of one name', () => {
  const head = aPackHead({ id: 'springtowns' });
  const flat = (amount: string): PackCells['schedule'] => ({
    components: [{ id: 'permit', name: 'roof-permit', kind: 'flat', basis: 'constant', amount }],
  });
  const rows = [
    aFeeScheduleRow({ row_id: 'north', bodies: '0899901', value: 'Springtown', schedule: flat('75.00') }),
    aFeeScheduleRow({ row_id: 'south', bodies: '0899902', value: 'Springtown', schedule: flat('120.00') }),
  ];

  it.each([
    ['0899901', { is: 'known', total: 7_500 }, 'north'],
    ['0899902', { is: 'known', total: 12_000 }, 'south'],
    ['0899903', { is: 'unknown', why: { code: 'no-published-schedule' } }, undefined],
    [null, { is: 'unknown', why: { code: 'no-jurisdiction' } }, undefined],
  ])('CALC-4 CALC-5 of the GEOID %s charge what its own schedule says', async (geoid, outcome, id) => {
    const database = openDatabase(databaseUrl, { connections: 1 });
    await loadPack(database, { head: { ...head, row_count: 2 }, rows, sha256: 'e'.repeat(64) });
    await database.close();
    const ada = await api.person();
    const body = { kind: 'city', name: 'Springtown', geoid };
    const fact = {
      ...aKnownFact(),
      section: 'municipality',
      name: 'controlling-municipality',
      value: { kind: 'jurisdiction', body },
    };
    const number = await aProject(api, ada, { jurisdiction: 'Springtown', content: { facts: [fact] } });
    const inputs = {
      roof_size: 2_000,
      roof_material_type: 'asphalt-shingle',
      material_cost: 0,
      total_project_value: 1_000,
      project_number: number,
    };
    const url = '/v2/calculators/calculator/permit';
    const fee = await api.call<Calculation>('POST', url, { as: ada, body: { inputs } });
    expect(fee.body.outcome).toMatchObject(outcome);
    const started = await api.call<CalculatorsOfReport>('GET', `/codeReports/${number}/calculators`, {
      as: ada,
    });
    const permit = started.body.calculators.find(({ calculator }) => calculator === 'permit-fee');
    expect(permit?.inputs['schedule']).toBe(id);
    expect(started.body.availabile_calculators.includes('permit-fee')).toBe(id !== undefined);
  });

  it('CALC-4 are found by the name that a person corrected it to, where one municipality has it', async () => {
    const database = openDatabase(databaseUrl, { connections: 1 });
    await loadPack(database, {
      head: { ...head, row_count: 1 },
      rows: rows.slice(0, 1),
      sha256: 'd'.repeat(64),
    });
    await database.close();
    const ada = await api.person();
    const body = { kind: 'city', name: 'Elsewhere', geoid: '0899902' };
    const fact = {
      ...aKnownFact(),
      section: 'municipality',
      name: 'controlling-municipality',
      value: { kind: 'jurisdiction', body },
    };
    const number = await aProject(api, ada, { jurisdiction: 'Elsewhere', content: { facts: [fact] } });
    const correction = { kind: 'city', name: 'springtown', why: 'The tax bill says so.' };
    const corrected = await api.call('PUT', `/codeReports/${number}/jurisdiction`, {
      as: ada,
      body: correction,
    });
    expect(corrected.status).toBe(200);
    const inputs = {
      roof_size: 2_000,
      roof_material_type: 'asphalt-shingle',
      material_cost: 0,
      total_project_value: 1_000,
      project_number: number,
    };
    const fee = await api.call<Calculation>('POST', '/v2/calculators/calculator/permit', {
      as: ada,
      body: { inputs },
    });
    expect(fee.body.outcome).toMatchObject({ is: 'known', total: 7_500 });
  });
});
