import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import type { Property, ReportFacts } from '../../ports/report-content.port.ts';
import { spending } from '../plans/spending.ts';
import { coversState } from './address-access.ts';
import { REPORT_COLUMNS, type ReportRow } from './report-on-wire.ts';

export type NewReport = {
  readonly property: Property;
  readonly found: ReportFacts;
  readonly appSource: string;
  readonly version: number;
  readonly content: string;
};

/** What is not covered takes nothing; where nothing was granted, nothing is made. */
const MAKE = callerChange(
  'make',
  {
    covered: `select caller.id from caller where ${coversState('$3::text')}`,
    spent: spending({ quick_views: '(select count(*)::int from covered)', code_details: '0', weather: '0' }),
    made: `insert into projects as project (owner_id, address, state, jurisdiction, property_type, roof_type,
        latitude, longitude, app_source, version, content)
      select caller.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb from caller, covered, spent
      returning ${REPORT_COLUMNS}`,
  },
  'select * from made',
);

/** Null where the plan does not cover it, or has nothing left. */
export async function makeReport(
  db: CallerDb,
  { property, found, appSource, version, content }: NewReport,
): Promise<ReportRow | null> {
  const [made] = await db.rows<ReportRow>(MAKE, [
    property.address,
    property.state,
    found.jurisdiction,
    property.propertyType,
    property.roofType,
    found.place?.latitude ?? null,
    found.place?.longitude ?? null,
    appSource,
    version,
    content,
  ]);
  return made ?? null;
}
