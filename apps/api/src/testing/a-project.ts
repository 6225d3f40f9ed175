import { getTableColumns } from 'drizzle-orm';
import { projects } from '../db/schema/projects.ts';
import type { ApiUnderTest, Person } from './api-under-test.ts';

const COLUMNS = getTableColumns(projects);
const IN_DENVER = {
  address: '1437 Bannock St, Denver, CO 80202',
  state: 'co',
  propertyType: 'residential',
  roofType: 'steep-slope',
} as const satisfies ProjectColumns;

/** A column of the table, or a moment as text. */
export type ProjectColumns = Partial<
  Omit<typeof projects.$inferInsert, 'ownerId' | 'teamId' | 'createdAt'> & {
    readonly createdAt: Date | string;
  }
>;

/** Inserts a person's project, in Denver unless told otherwise, without what an order does besides. Gives its number. */
export async function aProject(
  { sql }: Pick<ApiUnderTest, 'sql'>,
  { id: ownerId }: Pick<Person, 'id'>,
  columns: ProjectColumns = {},
): Promise<string> {
  const row = Object.entries({ ...IN_DENVER, ...columns, ownerId });
  const names = row.map(([name]) => COLUMNS[name as keyof typeof COLUMNS].name);
  const places = row.map((_, index) => `$${index + 1}`);
  const { rows } = await sql.query<{ number: string }>(
    `insert into projects (${names.join(', ')}) values (${places.join(', ')}) returning report_number as number`,
    row.map(([, value]) => value),
  );
  return String(rows[0]?.number);
}
