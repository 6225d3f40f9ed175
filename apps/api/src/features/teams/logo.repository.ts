import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { PUBLIC_TEAM_COLUMNS, type PublicTeamRow } from './teams.repository.ts';

const TEAM_ID = callerStatement('logo-team', 'select caller.team_id as id');

/** The team that the caller owns. */
export async function teamOfLogo(db: CallerDb): Promise<string> {
  const [team] = await db.rows<{ readonly id: string }>(TEAM_ID, []);
  if (!team) throw new Error('an owner without a team was let through');
  return team.id;
}

const KEEP = callerChange(
  'keep-logo',
  `insert into team_logos (team_id, hash) select caller.team_id, $2 from caller on conflict do nothing returning hash`,
);

/** Before its file is stored, so that no file is there that nobody knows of. */
export async function keepLogo(db: CallerDb, imgKey: string): Promise<void> {
  await db.rows(KEEP, [imgKey]);
}

const SHOW = callerChange(
  'show-logo',
  `update teams team set logo_url = $2 from caller where team.id = caller.team_id and team.admin_id = caller.id
   returning ${PUBLIC_TEAM_COLUMNS}`,
);

/** Undefined if the caller has just handed the team over. */
export async function showLogo(db: CallerDb, logoUrl: string): Promise<PublicTeamRow | undefined> {
  const [team] = await db.rows<PublicTeamRow>(SHOW, [logoUrl]);
  return team;
}
