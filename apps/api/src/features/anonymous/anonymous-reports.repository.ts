import type { Db, Statement } from '../../db/database.ts';
import type { Property, ReportFacts } from '../../ports/report-content.port.ts';
import type { ReportRow } from '../reports/report-on-wire.ts';
import { numberOf } from '../reports/reports.repository.ts';

/** A row of `anonymous` as `ReportRow`; the fields that users fill in are empty. */
const COLUMNS = `anonymous.report_number as "reportNumber", anonymous.address, anonymous.jurisdiction,
  anonymous.property_type as "propertyType", anonymous.roof_type as "roofType", '{}'::text[] as includes,
  null as "claimNumber", null as "jobNumber", null as "projectDate", null as "projectDateType",
  '{}'::jsonb as "userFlags", anonymous.latitude, anonymous.longitude, 'web' as "appSource", 4 as version,
  2 as "recordVersion", anonymous.content, anonymous.created_at as "createdAt",
  null as "refreshedAt", 1 as "factsVersion", false as archived, null as correction`;

const A_DAY = 5;
/** Each new report deletes a few older ones that nobody adopted, and a few days that are over. */
const KEPT = '30 days';

/** The limit is checked on the locked row of the visit: concurrent calls cannot exceed it. */
const MAKE: Statement = {
  name: 'anonymous.make',
  text: `with left_over as (delete from anonymous_reports where report_number in (
      select old.report_number from anonymous_reports old
      where old.adopted_by is null and old.created_at < now() - interval '${KEPT}'
      order by old.created_at limit 20 for update skip locked)),
    over as (delete from anonymous_visits where secret_hash in (
      select old.secret_hash from anonymous_visits old where old.day_ends_at <= now() and old.secret_hash <> $1
      order by old.day_ends_at limit 20 for update skip locked)),
    counted as (insert into anonymous_visits as visit (secret_hash, made, day_ends_at)
      values ($1, 1, now() + interval '1 day')
      on conflict (secret_hash) do update set
        made = case when visit.day_ends_at <= now() then 1 else visit.made + 1 end,
        day_ends_at = case when visit.day_ends_at <= now() then excluded.day_ends_at else visit.day_ends_at end
      where visit.day_ends_at <= now() or visit.made < ${A_DAY}
      returning visit.secret_hash)
    insert into anonymous_reports as anonymous (report_number, secret_hash, address, state, jurisdiction,
      property_type, roof_type, latitude, longitude, content)
    select nextval(pg_get_serial_sequence('projects', 'report_number')), counted.secret_hash, $2, $3, $4, $5, $6, $7, $8,
      $9::jsonb
    from counted
    returning ${COLUMNS}`,
};

/** Null if the visit has reached its daily limit. */
export async function makeAnonymousReport(
  db: Db,
  made: {
    readonly secretHash: Buffer;
    readonly property: Property;
    readonly found: ReportFacts;
    readonly content: string;
  },
): Promise<ReportRow | null> {
  const { property, found } = made;
  const [row] = await db.rows<ReportRow>(MAKE, [
    made.secretHash,
    property.address,
    property.state,
    found.jurisdiction,
    property.propertyType,
    property.roofType,
    found.place?.latitude ?? null,
    found.place?.longitude ?? null,
    made.content,
  ]);
  return row ?? null;
}

const FIND: Statement = {
  name: 'anonymous.find',
  text: `select ${COLUMNS} from anonymous_reports anonymous
    where anonymous.report_number = $1::bigint and anonymous.secret_hash = $2 and anonymous.adopted_by is null`,
};

/** A report of this visit that is not adopted yet. */
export async function findAnonymousReport(
  db: Db,
  reportNumber: string,
  secretHash: Buffer,
): Promise<ReportRow | null> {
  return (await db.rows<ReportRow>(FIND, [numberOf(reportNumber), secretHash]))[0] ?? null;
}
