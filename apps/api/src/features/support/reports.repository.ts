import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import { REPORT_COLUMNS, type ReportRow } from '../reports/report-on-wire.ts';

type OwnerJson = {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly signedUpAt: string;
};

type Standing = {
  readonly number: string;
  readonly madeByVisitor: boolean;
  readonly isAdopted: boolean;
  readonly shownAddress: string;
  readonly madeAt: Date;
  readonly owner: OwnerJson | null;
};
/** The columns of the report are null while nobody has it. */
export type ReportStandingRow = Standing & (ReportRow | { readonly reportNumber: null });

const STANDING = callerStatement(
  'report-standing',
  `select asked.number, visited.report_number is not null as "madeByVisitor",
     project.report_number is not null or visited.adopted_by is not null as "isAdopted",
     coalesce(project.address, visited.address) as "shownAddress",
     coalesce(project.created_at, visited.created_at) as "madeAt",
     (select json_build_object('id', person.id, 'email', person.email, 'phone', person.phone,
         'name', trim(coalesce(person.display_name, person.given_name || ' ' || person.family_name)),
         'signedUpAt', person.signed_up_at)
       from people person where person.id = coalesce(project.owner_id, visited.adopted_by)) as owner,
     ${REPORT_COLUMNS}
   from (select $2::bigint as number) asked
   left join projects project on project.report_number = asked.number
   left join anonymous_reports visited on visited.report_number = asked.number
   where project.report_number is not null or visited.report_number is not null`,
);

/** A report of anybody, also one that waits to be adopted; null if there is none with this number. */
export async function findReportStanding(
  db: CallerDb,
  reportNumber: string,
): Promise<ReportStandingRow | null> {
  return (await db.rows<ReportStandingRow>(STANDING, [reportNumber]))[0] ?? null;
}
