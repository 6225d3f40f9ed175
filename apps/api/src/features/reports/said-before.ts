/** How many earlier versions of a report are kept; the oldest are forgotten. */
export const KEPT_VERSIONS = 50;

/** What a project says, without what a correction has put in place of what was found: the start of a select. */
export const SAID = `select project.report_number, project.facts_version as version,
    coalesce(project.refreshed_at, project.created_at) as as_of, project.latitude, project.longitude, project.includes,
    project.product,
    case when corrected.report_number is null then project.jurisdiction else corrected.found_name end as jurisdiction,
    jsonb_build_object('facts', coalesce(project.content -> 'facts', '[]'), 'municipality',
      case when corrected.report_number is null then project.content -> 'municipality'
        else corrected.found_contact end)
      || case when project.content ? 'authority' then jsonb_build_object('authority', project.content -> 'authority')
        else '{}' end as content,
    corrected.report_number is not null as is_corrected
  from caller cross join projects project left join jurisdiction_corrections corrected using (report_number)`;

/** The steps that store the row of the step `held` as an earlier version, if its `is_other` is true. */
export function keepSaid(held: string): { readonly kept: string; readonly forgotten: string } {
  return {
    kept: `insert into report_versions (report_number, version, as_of, jurisdiction, latitude, longitude, content)
      select report_number, version, as_of, jurisdiction, latitude, longitude, content from ${held} where is_other`,
    forgotten: `delete from report_versions old using ${held} newest
      where old.report_number = newest.report_number and old.version <= newest.version - ${KEPT_VERSIONS}`,
  };
}
