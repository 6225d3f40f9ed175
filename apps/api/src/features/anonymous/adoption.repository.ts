import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';
import { planInForce } from '../plans/plan-in-force.ts';
import { spending } from '../plans/spending.ts';
import { stateIsCovered } from '../reports/address-access.ts';
import { REPORT_COLUMNS, type ReportRow } from '../reports/report-on-wire.ts';
import { numberOf } from '../reports/reports.repository.ts';

/** The owner of an anonymous report: nobody yet, the caller, or another person. */
type Standing = { readonly owner: 'nobody' | 'caller' | 'other'; readonly state: string };

const ownerFor = (who: string) => `case when held.adopted_by is null then 'nobody'
  when held.adopted_by = ${who}.id then 'caller' else 'other' end as owner, held.state`;
const owner = ownerFor('caller');

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

/**
 * The steps in which `who` adopts a report. It is locked while it is checked: of two concurrent adoptions, the second one
 * finds it taken.
 */
const adoptionBy = (who: 'caller' | 'person', isAllowed: string) => ({
  held: `select anonymous.* from anonymous_reports anonymous, ${who}
    where anonymous.report_number = $2::bigint and ${isAllowed} for update of anonymous`,
  free: `select held.* from held, ${who} where held.adopted_by is null and ${stateIsCovered('held.state', who)}`,
  spent: spending({ quick_views: '(select count(*)::int from free)', code_details: '0', weather: '0' }, who),
  made: `insert into projects as project (report_number, owner_id, address, state, jurisdiction, property_type,
      roof_type, latitude, longitude, content, created_at)
    select free.report_number, ${who}.id, free.address, free.state, free.jurisdiction, free.property_type,
      free.roof_type, free.latitude, free.longitude, free.content, free.created_at from ${who}, free, spent
    returning ${REPORT_COLUMNS}`,
  taken: `update anonymous_reports anonymous set adopted_by = ${who}.id from ${who}, made
    where anonymous.report_number = made."reportNumber"`,
});

const ADOPT = callerChange(
  'adopt',
  adoptionBy('caller', 'anonymous.secret_hash = $3'),
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

const ADOPT_FOR = callerChange(
  'adopt-for',
  {
    person: `select asked.id, asked.signed_up_at, membership.team_id from caller cross join people asked
      left join team_members membership on membership.person_id = asked.id where asked.id = $3::uuid`,
    ...adoptionBy('person', 'true'),
    noted: `insert into audit.entries (action, actor, operation, object, details)
      select 'report-adopted', caller.id, 'adoptReportFor', person.id::text,
        jsonb_build_object('report', made."reportNumber")
      from caller, person, made returning id`,
  },
  `select ${ownerFor('person')}, made."reportNumber" is not null as "isMade",
     ${stateIsCovered('held.state', 'person')} as covered, plan.expired, plan.pause_active as "pauseActive"
   from person cross join held
   cross join lateral (${planInForce('person.id', 'person.team_id', 'person.signed_up_at')}) plan
   left join made on true`,
);

/** Of a report that somebody else adopts for them: `owner` is as it was before. */
type AdoptedFor = Standing & {
  readonly isMade: boolean;
  readonly covered: boolean;
  readonly expired: boolean;
  readonly pauseActive: boolean;
};

/** Gives a person the report of any visit: for the support desk. Null if there is no such person or report. */
export async function adoptFor(
  db: CallerDb,
  reportNumber: string,
  personId: string,
): Promise<AdoptedFor | null> {
  return (await db.rows<AdoptedFor>(ADOPT_FOR, [numberOf(reportNumber), personId]))[0] ?? null;
}
