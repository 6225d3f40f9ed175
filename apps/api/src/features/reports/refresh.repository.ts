import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import type { Property, ReportFacts } from '../../ports/report-content.port.ts';
import { withContactOf } from './corrected-contact.ts';
import { REPORT_COLUMNS, type ReportRow } from './report-on-wire.ts';
import { numberOf } from './reports.repository.ts';

/** How many earlier versions of a report are kept; the oldest are forgotten. */
export const KEPT_VERSIONS = 50;

const ASKED = callerStatement(
  'refresh.asked',
  `select project.address, project.state, project.property_type as "propertyType", project.roof_type as "roofType",
     project.jurisdiction, project.facts_version as "factsVersion", project.record_version as "recordVersion"
   from projects project where project.report_number = $2::bigint`,
);

export type AskedAgain = Property & {
  readonly jurisdiction: string | null;
  readonly factsVersion: number;
  readonly recordVersion: number;
};

/** A project that the caller may change, as a question that can be asked again. */
export async function findAsked(db: CallerDb, reportNumber: string): Promise<AskedAgain> {
  const [asked] = await db.rows<AskedAgain>(ASKED, [numberOf(reportNumber)]);
  if (!asked) throw new Error('a report that may be changed is not there');
  return asked;
}

/**
 * Replaces what the report says, and keeps what it said if that was anything else. A report that was refreshed, corrected
 * or changed since it was asked about has no row in `held`: of concurrent refreshes, one makes a version. What a
 * correction set aside is replaced where it is kept.
 */
const REFRESH = callerChange('refresh', {
  held: `select said.*, (said.jurisdiction, said.latitude, said.longitude, said.content)
        is distinct from ($5::text, $6::double precision, $7::double precision, $8::jsonb) as is_other
    from (
      select project.report_number, project.facts_version as version,
        coalesce(project.refreshed_at, project.created_at) as as_of, project.latitude, project.longitude,
        case when corrected.report_number is null then project.jurisdiction else corrected.found_name end as jurisdiction,
        jsonb_build_object('facts', coalesce(project.content -> 'facts', '[]'), 'municipality',
          case when corrected.report_number is null then project.content -> 'municipality'
            else corrected.found_contact end) as content,
        corrected.report_number is not null as is_corrected
      from caller cross join projects project left join jurisdiction_corrections corrected using (report_number)
      where project.report_number = $2::bigint and project.facts_version = $3 and project.property_type = $4
        and project.jurisdiction is not distinct from $9::text
      for update of project) said`,
  kept: `insert into report_versions (report_number, version, as_of, jurisdiction, latitude, longitude, content)
    select report_number, version, as_of, jurisdiction, latitude, longitude, content from held where is_other`,
  forgotten: `delete from report_versions old using held
    where old.report_number = held.report_number and old.version <= held.version - ${KEPT_VERSIONS}`,
  set_aside: `update jurisdiction_corrections correction
    set found_name = $5, found_contact = $8::jsonb -> 'municipality'
    from held where correction.report_number = held.report_number returning correction.*`,
  changed: `update projects project
    set refreshed_at = clock_timestamp(), facts_version = held.version + held.is_other::int, latitude = $6, longitude = $7,
      jurisdiction = case when held.is_corrected then project.jurisdiction else $5 end,
      content = case when held.is_corrected
        then ${withContactOf('set_aside', '(project.content || $8::jsonb)', 'set_aside.found_contact')}
        else project.content || $8::jsonb end
    from held left join set_aside using (report_number) where project.report_number = held.report_number
    returning ${REPORT_COLUMNS}`,
});

export type Refreshed = {
  readonly asked: AskedAgain;
  readonly found: ReportFacts;
  /** Facts and municipality, as they are kept. */
  readonly content: Readonly<Record<string, unknown>>;
};

/** Null if the report was refreshed, corrected or changed in the meantime. */
export async function refresh(
  db: CallerDb,
  reportNumber: string,
  { asked, found, content }: Refreshed,
): Promise<ReportRow | null> {
  const [changed] = await db.rows<ReportRow>(REFRESH, [
    numberOf(reportNumber),
    asked.factsVersion,
    asked.propertyType,
    found.jurisdiction,
    found.place?.latitude ?? null,
    found.place?.longitude ?? null,
    JSON.stringify(content),
    asked.jurisdiction,
  ]);
  return changed ?? null;
}
