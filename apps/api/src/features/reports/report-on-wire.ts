import type { Report } from '@ridgeline/contract';
import { readContent } from './report-content.ts';

export type ReportRow = {
  readonly reportNumber: string;
  readonly address: string;
  readonly jurisdiction: string | null;
  readonly propertyType: 'residential' | 'commercial';
  readonly roofType: string;
  readonly includes: ('code-detail' | 'weather')[];
  readonly claimNumber: string | null;
  readonly jobNumber: string | null;
  readonly projectDate: string | null;
  readonly projectDateType: string | null;
  readonly userFlags: Record<string, boolean>;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly appSource: string;
  readonly version: number;
  readonly recordVersion: number;
  readonly content: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
  readonly archived: boolean;
};

const columns = (
  content: string,
) => `project.report_number as "reportNumber", project.address, project.jurisdiction,
  project.property_type as "propertyType", project.roof_type as "roofType", project.includes,
  project.claim_number as "claimNumber", project.job_number as "jobNumber",
  project.project_date::text as "projectDate", project.project_date_type as "projectDateType",
  project.user_flags as "userFlags", project.latitude, project.longitude, project.app_source as "appSource",
  project.version, project.record_version as "recordVersion", ${content} as content,
  project.created_at as "createdAt", project.archived_at is not null as archived`;

/** A row of `project` as `ReportRow`. */
export const REPORT_COLUMNS = columns('project.content');
/** The same for `reportInShort`. */
export const SHORT_COLUMNS = columns("project.content - 'facts'");

const FIRST_CURRENT_FORM = 2;

const LEGACY_FIELDS = [
  'street',
  'city',
  'county',
  'state',
  'zip',
  'elevation',
  'municipality_website',
  'municipality_phone',
  'municipality_email',
  'building_official_name',
  'building_official_phone',
  'building_official_email',
  'wind_speed_three_second_gust',
  'wind_speed_sustained',
  'wind_speed_ultimate_design',
  'permit_required',
  'code_enforced',
  'ice_and_watershield',
  'drip_edge_rakes_and_eaves',
  'install_per_manufacturer',
  'irc',
  'ibc',
  'iecc',
] as const satisfies readonly (keyof Report)[];

// ENT-5 RPT-3
export function reportOnWire(row: ReportRow): Report {
  return { ...writtenInto(row), ...(row.recordVersion < FIRST_CURRENT_FORM ? legacyForm(row) : form(row)) };
}

/** In short, as lists tell it. */
export function reportInShort(row: ReportRow): Report {
  const { facts: _, ...short } = reportOnWire(row);
  return short;
}

/** What people may write into a report of any form. */
function writtenInto(row: ReportRow) {
  return {
    reportNumber: row.reportNumber,
    _version: row.recordVersion,
    propertyType: row.propertyType,
    latitude: row.latitude,
    longitude: row.longitude,
    archived: row.archived,
    claim_number: row.claimNumber,
    job_number: row.jobNumber,
    project_date:
      row.projectDate === null || row.projectDateType === null
        ? null
        : { date: row.projectDate, type: row.projectDateType },
    createdAt: row.createdAt.toISOString(),
    includes: row.includes,
    user_flags: row.userFlags,
  };
}

function form(row: ReportRow) {
  const { municipality, facts, ...content } = readContent(row.content);
  return {
    ...content,
    address: row.address,
    roofType: row.roofType,
    appSource: row.appSource,
    version: row.version,
    municipality: row.jurisdiction === null ? null : { name: row.jurisdiction, ...municipality },
    facts,
  };
}

/** The old record as it stands: whatever its hand-filled fields hold, in whatever spelling. */
function legacyForm({ content, jurisdiction }: ReportRow) {
  const { mapURL, pdfURL } = readContent(content);
  const { municipality } = content;
  const fields = LEGACY_FIELDS.filter((name) => Object.hasOwn(content, name));
  return {
    ...Object.fromEntries(fields.map((name) => [name, content[name]])),
    mapURL,
    pdfURL,
    municipality: typeof municipality === 'string' ? municipality : jurisdiction,
  };
}
