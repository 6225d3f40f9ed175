import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import type { ProjectCursor } from '../projects/project-cursor.ts';
import { containing, type ProjectRow } from '../projects/projects.repository.ts';

export type TeamReportsQuery = {
  readonly term: string;
  readonly limit: number;
  readonly after: ProjectCursor | null;
};

/** The newest of each member by their index, then the newest of those: never more rows than members × limit. */
const NEWEST = callerStatement(
  'team-reports',
  `select project.* from team_members member
   join people owner on owner.id = member.person_id
   cross join lateral (
     select project.report_number as "reportNumber", project.address, project.jurisdiction, project.state,
       project.created_at as "createdAt", project.property_type as "propertyType",
       project.roof_type as "roofType", owner.given_name || ' ' || owner.family_name as "createdBy",
       project.includes, project.archived_at is not null as archived
     from projects project
     where project.owner_id = member.person_id
       and ($2::timestamptz is null or (project.created_at, project.report_number) < ($2, $3::bigint))
       and ($4::text is null or project.words like $4)
     order by project.created_at desc, project.report_number desc limit $5::int
   ) project
   where member.team_id = caller.team_id
   order by project."createdAt" desc, project."reportNumber" desc limit $5::int`,
);

export function findTeamReports(
  db: CallerDb,
  { term, limit, after }: TeamReportsQuery,
): Promise<ProjectRow[]> {
  return db.rows<ProjectRow>(NEWEST, [
    after?.[1] ?? null,
    after?.[2] ?? null,
    term === '' ? null : containing(term),
    limit + 1,
  ]);
}
