import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import { personColumns, type PersonRow } from './person-row.ts';

const FIND = callerStatement('find', `select ${personColumns('caller')}`);

/** Null for a valid token of a person without a profile. */
export async function findCaller(db: CallerDb): Promise<PersonRow | null> {
  const [person] = await db.rows<PersonRow>(FIND, []);
  return person ?? null;
}
