import { describe, expect, expectTypeOf, it } from 'vitest';
import { apiForSpecs } from '../testing/api-for-specs.ts';
import { columnsOf, pairsOf, type JsonRowOf, type RowOf } from './columns-of.ts';
import { projects } from './schema/projects.ts';

const NAMES = ['reportNumber', 'claimNumber', 'projectDate', 'includes', 'createdAt', 'archivedAt'] as const;
type Name = (typeof NAMES)[number];

const api = await apiForSpecs();

async function aProject(select: string): Promise<unknown> {
  const { id } = await api.person();
  const { rows } = await api.sql.query(
    `with made as (insert into projects (owner_id, address, state, property_type, roof_type, project_date,
         project_date_type)
       values ($1, '1437 Bannock St, Denver, CO 80202', 'co', 'residential', 'steep-slope', '2026-03-08', 'loss') returning *)
     select ${select} from made project`,
    [id],
  );
  return rows[0];
}

describe('rows from the schema', () => {
  it('are what the driver answers: a bigint and a day as text, a moment as a Date', async () => {
    expect(await aProject(columnsOf(projects, 'project', NAMES))).toEqual({
      reportNumber: expect.stringMatching(/^\d+$/),
      claimNumber: null,
      projectDate: '2026-03-08',
      includes: [],
      createdAt: expect.any(Date),
      archivedAt: null,
    });
    expectTypeOf<RowOf<typeof projects, Name>>().toEqualTypeOf<{
      readonly reportNumber: string;
      readonly claimNumber: string | null;
      readonly projectDate: string | null;
      readonly includes: ('code-detail' | 'weather')[];
      readonly createdAt: Date;
      readonly archivedAt: Date | null;
    }>();
  });

  it('tell moments as milliseconds inside JSON, and a bigint as a number', async () => {
    const told = await aProject(`json_build_object(${pairsOf(projects, 'project', NAMES)}) as told`);
    expect(told).toEqual({
      told: {
        reportNumber: expect.any(Number),
        claimNumber: null,
        projectDate: '2026-03-08',
        includes: [],
        createdAt: expect.any(Number),
        archivedAt: null,
      },
    });
    expectTypeOf<JsonRowOf<typeof projects, 'createdAt' | 'archivedAt'>>().toEqualTypeOf<{
      readonly createdAt: number;
      readonly archivedAt: number | null;
    }>();
  });
});
