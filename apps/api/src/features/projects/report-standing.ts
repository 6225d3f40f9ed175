import { GAUGED_SECTIONS } from '@ridgeline/core/reports';

/** `project` is a row of `projects`, and `caller` who asks, in all of these. */

/** Records of version 1 have no facts, so that nothing in them can be counted. */
const HAS_FACTS = 'project.record_version >= 2';

/** The sections of saved calculations beside those with an answer. */
export const ANSWERED_SECTIONS = `case when ${HAS_FACTS} then project.answered_sections || array(
    select saved.calculation ->> 'calculator' || '-calculator' from saved_calculations saved
    where saved.report_number = project.report_number) end`;

/** A change that packs have brought since the facts were gathered, of the state's code or of the authority's. */
export const CODE_CHANGED = `(${HAS_FACTS} and exists (select from code_updates changed
    where changed.state = project.state and changed.changed_at > coalesce(project.refreshed_at, project.created_at)
      and (changed.level = 'state' or changed.body = project.authority)
      and coalesce(changed.applies_to, project.property_type) = project.property_type))`;

/**
 * It says something else than when the caller last read it. Who ordered a report has read its first version; for others who have
 * read none, it is new.
 */
// D DASH-1.2
export const REFRESHED = `(project.facts_version > 1 and project.facts_version > coalesce(
    (select reading.facts_version from report_readings reading
      where reading.person_id = caller.id and reading.report_number = project.report_number),
    case when project.owner_id = caller.id then 1 else project.facts_version end))`;

const CONDITION = {
  always: 'true',
  product: 'project.product is not null',
  'code-detail': `'code-detail' = any(project.includes)`,
  weather: `'weather' = any(project.includes)`,
} as const;

const LACKING = GAUGED_SECTIONS.flatMap(({ section, orderedBy }) =>
  orderedBy === 'calculation'
    ? []
    : [`(${CONDITION[orderedBy]} and not '${section}' = any(project.answered_sections))`],
);

/** Core's `needsALook` in SQL; a property spec runs both. */
const NEEDS_A_LOOK = `${HAS_FACTS} and project.archived_at is null
  and (project.jurisdiction is null or ${LACKING.join(' or ')} or ${CODE_CHANGED} or ${REFRESHED})`;

export const STANDING_CONDITIONS = {
  active: 'project.archived_at is null',
  archived: 'project.archived_at is not null',
  'needs-a-look': NEEDS_A_LOOK,
} as const;
export type Standing = keyof typeof STANDING_CONDITIONS;
