/**
 * The step of a change that notes what the caller has read: `versions` selects `report_number` and `facts_version`. Whoever reads
 * the same version again writes nothing.
 */
// D DASH-1.2
export function noteReading(versions: string): string {
  return `insert into report_readings (person_id, report_number, facts_version)
    select caller.id, read.report_number, read.facts_version from caller cross join (${versions}) read
    where not exists (select from report_readings known where known.person_id = caller.id
      and known.report_number = read.report_number and known.facts_version >= read.facts_version)
    on conflict (person_id, report_number) do update
      set facts_version = greatest(report_readings.facts_version, excluded.facts_version)`;
}

/** Whoever changes a report is answered what it says now. The step `changed` has the columns of a report. */
export const NOTE_CHANGED = noteReading(
  `select changed."reportNumber"::bigint as report_number, changed."factsVersion" as facts_version from changed`,
);
