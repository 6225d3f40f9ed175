import type { CountName } from '@ridgeline/core/plans';
import type { TeamRole } from '@ridgeline/core/teams';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { columnsOf, type RowOf } from '../../db/columns-of.ts';
import type { Db, Statement } from '../../db/database.ts';
import { idOf } from '../../db/object-references.ts';
import { teams } from '../../db/schema/teams.ts';

const PUBLIC = ['id', 'name', 'logoUrl'] as const;
const SELECTED = [...PUBLIC, 'adminId', 'bucketSize'] as const;

export type PublicTeamRow = RowOf<typeof teams, (typeof PUBLIC)[number]>;
/** A row of `team` as `PublicTeamRow`. */
export const PUBLIC_TEAM_COLUMNS = columnsOf(teams, 'team', PUBLIC);

export type TeamRow = RowOf<typeof teams, (typeof SELECTED)[number]> & {
  /** Usage by way of counting; a missing entry was never used. */
  readonly used: { readonly [Counting in CountName]?: number };
  readonly members: readonly { readonly id: string; readonly role: TeamRole }[];
  readonly seats: number | null;
  readonly heldSeats: number;
};

/** A row of `team` as `TeamRow`. */
const TEAM_COLUMNS = `${columnsOf(teams, 'team', SELECTED)},
     (select coalesce(json_object_agg(usage.counting, usage.quick_views), '{}')
      from usage_counts usage where usage.holder = team.id) as used,
     (select json_agg(json_build_object('id', member.person_id, 'role', member.role)
                      order by member.joined_at, member.person_id)
      from team_members member where member.team_id = team.id) as members,
     seats_of_team(team.id) as seats,
     (select count(*)::int from team_invites held
      where held.team_id = team.id and held.status = 'pending') as "heldSeats"`;

/** The id of a person's team. */
export function teamIdOf(person: string): string {
  return `(select membership.team_id from team_members membership where membership.person_id = ${person}.id)`;
}

/** A person's team as `TeamRow`, null without one. */
export function teamJson(person: string): string {
  return `(select row_to_json(mine) from (select ${TEAM_COLUMNS} from teams team
      join team_members membership on membership.team_id = team.id
      where membership.person_id = ${person}.id) mine)`;
}

const TEAM = callerStatement('team', `select ${TEAM_COLUMNS} from teams team where team.id = caller.team_id`);

/** The caller's team. */
export async function findTeam(db: CallerDb): Promise<TeamRow> {
  const [team] = await db.rows<TeamRow>(TEAM, []);
  if (!team) throw new Error('a member without a team was let through');
  return team;
}

const TEAM_BY_ID = callerStatement(
  'team-by-id',
  `select ${TEAM_COLUMNS} from teams team where team.id = $2::uuid`,
);

/** Any team: for the support desk. */
export async function findTeamById(db: CallerDb, teamId: string): Promise<TeamRow | undefined> {
  return (await db.rows<TeamRow>(TEAM_BY_ID, [teamId]))[0];
}

const RENAME = callerChange(
  'rename',
  `update teams team set name = $2 from caller where team.id = caller.team_id and team.admin_id = caller.id
   returning ${PUBLIC_TEAM_COLUMNS}`,
);

/** Undefined if the caller has just handed the team over. */
export async function renameTeam(db: CallerDb, name: string): Promise<PublicTeamRow | undefined> {
  const [team] = await db.rows<PublicTeamRow>(RENAME, [name]);
  return team;
}

const PUBLIC_TEAM: Statement = {
  name: 'teams.public',
  text: `select ${PUBLIC_TEAM_COLUMNS} from teams team where team.id = $1`,
};

export async function findPublicTeam(db: Db, teamId: string): Promise<PublicTeamRow | undefined> {
  const [team] = await db.rows<PublicTeamRow>(PUBLIC_TEAM, [idOf({ kind: 'team', value: teamId })]);
  return team;
}

const COUNT = callerStatement(
  'project-count',
  `select coalesce((select counted.projects from project_counts counted where counted.person_id = $2::uuid), 0)
     as count`,
);

export async function countProjectsOf(db: CallerDb, personId: string): Promise<number> {
  const [found] = await db.rows<{ readonly count: number }>(COUNT, [
    idOf({ kind: 'teammate', value: personId }),
  ]);
  return found?.count ?? 0;
}
