import type { JurisdictionCorrection } from '@ridgeline/core/places';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import { changedReport } from './report-changes.repository.ts';
import { withAuthority, withContactOf } from './corrected-content.ts';
import type { AuthorityContent } from './report-content.ts';
import { correctionIn, NO_CORRECTION, reportColumns, type ReportRow } from './report-on-wire.ts';

/** Locks the project, so that corrections at the same time follow each other and each sees what the last one left. */
const HELD = `select project.report_number, project.jurisdiction, project.content -> 'municipality' as contact,
    caller.id as caller_id
  from projects project, caller where project.report_number = $2::bigint for update of project`;

const CORRECT = callerChange('jurisdiction.correct', {
  held: HELD,
  // A correction that replaces another leaves what was found as it is.
  made: `insert into jurisdiction_corrections as correction
      (report_number, kind, name, why, found_name, found_contact, made_by)
    select held.report_number, $3, $4, $5, held.jurisdiction, held.contact, held.caller_id from held
    on conflict (report_number) do update
      set kind = excluded.kind, name = excluded.name, why = excluded.why, made_by = excluded.made_by, made_at = now()
    returning correction.*`,
  changed: `update projects project set jurisdiction = made.name,
      content = ${withContactOf('made', withAuthority('project.content', '$6::jsonb'), 'made.found_contact')}
    from made where project.report_number = made.report_number returning ${reportColumns(correctionIn('made'))}`,
});

export function correctJurisdiction(
  db: CallerDb,
  reportNumber: string,
  {
    body,
    why,
    authority,
  }: Pick<JurisdictionCorrection, 'body' | 'why'> & {
    /** What was looked up of it; null of a record without facts. */
    readonly authority: AuthorityContent | null;
  },
): Promise<ReportRow> {
  const told = authority && JSON.stringify(authority);
  return changedReport(db, CORRECT, reportNumber, body.kind, body.name, why, told);
}

const UNDO = callerChange('jurisdiction.undo', {
  held: HELD,
  undone: `delete from jurisdiction_corrections correction using held
    where correction.report_number = held.report_number returning correction.*`,
  changed: `update projects project
    set jurisdiction = case when undone.report_number is null then held.jurisdiction else undone.found_name end,
      content = case when undone.report_number is null then project.content
        when undone.found_contact is null then project.content - array['municipality', 'authority']
        else jsonb_set(project.content, '{municipality}', undone.found_contact) - 'authority' end
    from held left join undone using (report_number)
    where project.report_number = held.report_number returning ${reportColumns(NO_CORRECTION)}`,
});

/** Without a correction, nothing changes. */
export function undoCorrection(db: CallerDb, reportNumber: string): Promise<ReportRow> {
  return changedReport(db, UNDO, reportNumber);
}
