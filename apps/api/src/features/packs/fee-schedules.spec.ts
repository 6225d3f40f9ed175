import type { Calculation } from '@ridgeline/contract';
import { aFeeScheduleRow, aPackHead } from '@ridgeline/core/testing/packs';
import { expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
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
