import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import { withContactOf } from './corrected-content.ts';
import { REPORT_COLUMNS, type ReportRow } from './report-on-wire.ts';
import { numberOf } from './reports.repository.ts';

const VERSIONS = callerStatement(
  'versions',
  `select said.version as "factsVersion", said.as_of as "asOf" from (
     select project.facts_version as version, coalesce(project.refreshed_at, project.created_at) as as_of
     from projects project where project.report_number = $2::bigint
     union all
     select earlier.version, earlier.as_of from report_versions earlier where earlier.report_number = $2::bigint) said
   order by said.version desc`,
);

export type ReportVersion = { readonly factsVersion: number; readonly asOf: Date };

/** What the report says, and what it said, the newest first. */
export function findVersions(db: CallerDb, reportNumber: string): Promise<ReportVersion[]> {
  return db.rows<ReportVersion>(VERSIONS, [numberOf(reportNumber)]);
}

/** What was looked up of an authority that an earlier correction named is not of the one that is named today. */
const SAID_OF_NAMED = `((earlier.content - 'authority') || case
  when (earlier.content #>> '{authority,kind}', earlier.content #>> '{authority,name}') = (corrected.kind, corrected.name)
    then jsonb_build_object('authority', earlier.content -> 'authority') else '{}' end)`;

const VERSION = callerStatement(
  'version',
  `select ${REPORT_COLUMNS}, to_jsonb(earlier) || case when corrected.report_number is null then '{}'
     else jsonb_build_object('content', ${withContactOf('corrected', SAID_OF_NAMED, "(earlier.content -> 'municipality')")})
     end as said
   from projects project left join jurisdiction_corrections corrected using (report_number)
   left join report_versions earlier on earlier.report_number = project.report_number and earlier.version = $3::int
   where project.report_number = $2::bigint and (earlier.version is not null or project.facts_version = $3::int)`,
);

type Said = Pick<ReportRow, 'jurisdiction' | 'latitude' | 'longitude'> & {
  readonly version: number;
  readonly as_of: string;
  readonly content: Readonly<Record<string, unknown>>;
};

/** The report as it was at that version; null if it had none such, or it is forgotten. */
export async function findVersion(
  db: CallerDb,
  reportNumber: string,
  version: number,
): Promise<ReportRow | null> {
  const [found] = await db.rows<ReportRow & { readonly said: Said | null }>(VERSION, [
    numberOf(reportNumber),
    version,
  ]);
  if (!found) return null;
  const { said, ...row } = found;
  return said === null ? row : asItWas(row, said);
}

/** What a refresh replaces is as it was; the rest, and who a correction names, is of today. */
function asItWas(row: ReportRow, said: Said): ReportRow {
  const { facts, municipality, authority } = said.content;
  return {
    ...row,
    factsVersion: said.version,
    refreshedAt: new Date(said.as_of),
    latitude: said.latitude,
    longitude: said.longitude,
    jurisdiction: row.correction === null ? said.jurisdiction : row.jurisdiction,
    content: { ...row.content, facts, authority, municipality },
  };
}
