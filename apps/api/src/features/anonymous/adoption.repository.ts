import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { spending } from '../plans/spending.ts';
import { stateIsCovered } from '../reports/address-access.ts';
import { REPORT_COLUMNS, type ReportRow } from '../reports/report-on-wire.ts';
import { numberOf } from '../reports/reports.repository.ts';

/** The owner of an anonymous report: nobody yet, the caller, or another person. */
type Standing = { readonly owner: 'nobody' | 'caller' | 'other'; readonly state: string };

const owner = `case when held.adopted_by is null then 'nobody' when held.adopted_by = caller.id then 'caller'
  else 'other' end as owner, held.state`;

const VERIFY = callerStatement(
  'verify',
  `select ${owner} from anonymous_reports held where held.report_number = $2::bigint and held.secret_hash = $3`,
);

/** Null if there is no such report, or it belongs to another visit. */
export async function findAdoptable(
  db: CallerDb,
  reportNumber: string,
  secretHash: Buffer,
): Promise<Standing | null> {
  return (await db.rows<Standing>(VERIFY, [numberOf(reportNumber), secretHash]))[0] ?? null;
}

/** The report is locked while it is checked: of two concurrent adoptions, the second one finds it taken. */
const ADOPT = callerChange(
  'adopt',
  {
    held: `select anonymous.* from anonymous_reports anonymous, caller
      where anonymous.report_number = $2::bigint and anonymous.secret_hash = $3 for update of anonymous`,
    free: `select held.* from held, caller where held.adopted_by is null and ${stateIsCovered('held.state')}`,
    spent: spending({ quick_views: '(select count(*)::int from free)', code_details: '0', weather: '0' }),
    made: `insert into projects as project (report_number, owner_id, address, state, jurisdiction, property_type,
        roof_type, latitude, longitude, content, created_at)
      select free.report_number, caller.id, free.address, free.state, free.jurisdiction, free.property_type,
        free.roof_type, free.latitude, free.longitude, free.content, free.created_at from caller, free, spent
      returning ${REPORT_COLUMNS}`,
    taken: `update anonymous_reports anonymous set adopted_by = caller.id from caller, made
      where anonymous.report_number = made."reportNumber"`,
  },
  `select ${owner}, made.* from caller cross join held left join made on true`,
);

/** Returns the report if it was adopted now. */
export async function adopt(
  db: CallerDb,
  reportNumber: string,
  secretHash: Buffer,
): Promise<(Standing & { readonly report: ReportRow | null }) | null> {
  type Row = Standing & ReportRow & { readonly reportNumber: string | null };
  const [row] = await db.rows<Row>(ADOPT, [numberOf(reportNumber), secretHash]);
  return row ? { owner: row.owner, state: row.state, report: row.reportNumber === null ? null : row } : null;
}
