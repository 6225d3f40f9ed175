import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import type { NamedAuthority, Property, ReportFacts } from '../../ports/report-content.port.ts';
import { withContactOf } from './corrected-content.ts';
import { NOTE_CHANGED } from './report-readings.ts';
import { REPORT_COLUMNS, type ReportRow } from './report-on-wire.ts';
import { type AskedProduct, requirementRows, TODAY } from './roof-product.repository.ts';
import { numberOf } from './reports.repository.ts';
import { keepSaid, SAID } from './said-before.ts';

const ASKED = callerStatement(
  'refresh.asked',
  `select project.address, project.state, project.property_type as "propertyType", project.roof_type as "roofType",
     project.jurisdiction, project.facts_version as "factsVersion", project.record_version as "recordVersion", project.product,
     ${requirementRows('project.product')} as requirements, ${TODAY} as today,
     (select jsonb_build_object('kind', correction.kind, 'name', correction.name) from jurisdiction_corrections correction
      where correction.report_number = project.report_number) as corrected
   from projects project where project.report_number = $2::bigint`,
);

export type AskedAgain = Property &
  AskedProduct & {
    readonly jurisdiction: string | null;
    readonly factsVersion: number;
    readonly recordVersion: number;
    /** Who a person says controls; null without a correction. */
    readonly corrected: NamedAuthority | null;
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
    from (${SAID}
      where project.report_number = $2::bigint and project.facts_version = $3 and project.property_type = $4
        and project.jurisdiction is not distinct from $9::text and project.product is not distinct from $10::text
        and corrected.kind is not distinct from $11::text
      for update of project) said`,
  ...keepSaid('held'),
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
  noted: NOTE_CHANGED,
});

export type Refreshed = {
  readonly asked: AskedAgain;
  readonly found: ReportFacts;
  /** Facts, municipality and the authority of a correction, as they are kept. */
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
    asked.product,
    asked.corrected?.kind ?? null,
  ]);
  return changed ?? null;
}
