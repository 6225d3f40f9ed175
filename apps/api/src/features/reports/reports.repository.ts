import type { PlacedFeeSchedule } from '@ridgeline/core/calculators';
import type { FeeScheduleRow } from '@ridgeline/core/packs';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement, type CallerStatement } from '../../db/caller-statement.ts';
import { idOf } from '../../db/object-references.ts';
import { MAY_CHANGE } from '../projects/may-change.ts';
import type { ProjectCursor } from '../projects/project-cursor.ts';
import { containing } from '../projects/projects.repository.ts';
import { feeScheduleRows, feeSchedulesOf } from '../packs/fee-schedules.ts';
import { noteReading } from './report-readings.ts';
import { REPORT_COLUMNS, SHORT_COLUMNS, type ReportRow } from './report-on-wire.ts';

export type ReportsQuery = {
  readonly term: string;
  readonly limit: number;
  readonly after: ProjectCursor | null;
};

/** One statement per filter: with an optional condition, Postgres would not use the index. */
const LISTS = {
  all: newest('reports', ''),
  allAfter: newest('reports.after', past('$3', '$4')),
  found: newest('reports.found', 'and project.words like $3'),
  foundAfter: newest('reports.found.after', `and project.words like $3 ${past('$4', '$5')}`),
} as const;

/** The caller's newest reports, and one row more than a page. */
export function findReports(db: CallerDb, query: ReportsQuery): Promise<ReportRow[]> {
  const { statement, values } = reportListFor(query);
  return db.rows<ReportRow>(statement, values);
}

export function reportListFor({ term, limit, after }: ReportsQuery): {
  readonly statement: CallerStatement;
  readonly values: readonly unknown[];
} {
  const from = after === null ? [] : [after[1], after[2]];
  return term === ''
    ? { statement: after ? LISTS.allAfter : LISTS.all, values: [limit + 1, ...from] }
    : { statement: after ? LISTS.foundAfter : LISTS.found, values: [limit + 1, containing(term), ...from] };
}

/** A report, and whether the caller may change it. */
type ReadReportRow = ReportRow & { readonly mayChange: boolean };
const READ_COLUMNS = `${REPORT_COLUMNS}, ${MAY_CHANGE} as "mayChange"`;

export const REPORT = callerStatement(
  'report',
  `select ${READ_COLUMNS} from projects project where project.report_number = $2::bigint`,
);

/** A report that `x-object` has already allowed the caller to see. */
export async function findReport(db: CallerDb, reportNumber: string): Promise<ReadReportRow | null> {
  return (await db.rows<ReadReportRow>(REPORT, [numberOf(reportNumber)]))[0] ?? null;
}

const READ = callerChange(
  'report.read',
  {
    noted: noteReading(`select project.report_number, project.facts_version from projects project
      where project.report_number = $2::bigint`),
  },
  `select ${READ_COLUMNS} from caller join projects project on project.report_number = $2::bigint`,
);

/** As `findReport`. What a person reads is noted; an integration that reads by its key has read nothing in their place. */
export async function readReport(db: CallerDb, reportNumber: string): Promise<ReadReportRow | null> {
  if (!db.isOfSession) return findReport(db, reportNumber);
  return (await db.rows<ReadReportRow>(READ, [numberOf(reportNumber)]))[0] ?? null;
}

type WithSchedules<Schedule> = ReadReportRow & {
  readonly state: string;
  readonly feeSchedules: readonly Schedule[];
};

const REPORT_WITH_SCHEDULES = callerStatement(
  'report.state',
  `select ${READ_COLUMNS}, project.state, ${feeScheduleRows('null', 'project.state')} as "feeSchedules"
   from projects project where project.report_number = $2::bigint`,
);

/** With the fee schedules of its state. */
export async function findReportWithSchedules(
  db: CallerDb,
  reportNumber: string,
): Promise<WithSchedules<PlacedFeeSchedule> | null> {
  const [row] = await db.rows<WithSchedules<FeeScheduleRow>>(REPORT_WITH_SCHEDULES, [numberOf(reportNumber)]);
  return row ? { ...row, feeSchedules: feeSchedulesOf(row.feeSchedules) } : null;
}

export function numberOf(reportNumber: string): unknown {
  return idOf({ kind: 'project', value: reportNumber });
}

function newest(name: string, conditions: string): CallerStatement {
  return callerStatement(
    name,
    `select ${SHORT_COLUMNS} from projects project where project.owner_id = caller.id ${conditions}
     order by project.created_at desc, project.report_number desc limit $2::int`,
  );
}

function past(createdAt: string, reportNumber: string): string {
  return `and (project.created_at, project.report_number) < (${createdAt}::timestamptz, ${reportNumber}::bigint)`;
}
