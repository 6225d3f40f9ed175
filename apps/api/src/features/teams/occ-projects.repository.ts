import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';

/** The caller's and their team's projects of an OCC id. */
const SEEN = `from occ_projects held join projects project on project.report_number = held.report_number
  where held.occ_id = $2 and (project.owner_id = caller.id or exists (
    select from team_members mate where mate.person_id = project.owner_id and mate.team_id = caller.team_id))`;

const STATES = callerStatement(
  'states',
  `select distinct project.state collate "C" as name ${SEEN} order by name`,
);
const JURISDICTIONS = callerStatement(
  'jurisdictions',
  `select distinct project.jurisdiction collate "C" as name ${SEEN} and project.state = $3
     and strpos(lower(project.jurisdiction), lower($4)) > 0 order by name`,
);
const COMMERCIAL = callerStatement(
  'commercial',
  `select count(*)::int as count ${SEEN} and project.property_type = 'commercial'`,
);

type Name = { readonly name: string };

export async function statesUnder(db: CallerDb, occId: string): Promise<string[]> {
  return (await db.rows<Name>(STATES, [occId])).map(({ name }) => name);
}

export async function jurisdictionsUnder(
  db: CallerDb,
  occId: string,
  { state, term }: { readonly state: string; readonly term: string },
): Promise<string[]> {
  return (await db.rows<Name>(JURISDICTIONS, [occId, state, term])).map(({ name }) => name);
}

export async function commercialUnder(db: CallerDb, occId: string): Promise<number> {
  const [found] = await db.rows<{ readonly count: number }>(COMMERCIAL, [occId]);
  return found?.count ?? 0;
}
