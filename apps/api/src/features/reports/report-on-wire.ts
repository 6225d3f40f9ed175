import type { Report } from '@ridgeline/contract';
import type { JurisdictionCorrection } from '@ridgeline/core/places';
import { columnsOf, type RowOf } from '../../db/columns-of.ts';
import { projects } from '../../db/schema/projects.ts';
import { readContent, readFacts, type KeptContent } from './report-content.ts';

const SELECTED = [
  'reportNumber',
  'address',
  'jurisdiction',
  'propertyType',
  'roofType',
  'product',
  'includes',
  'claimNumber',
  'jobNumber',
  'projectDate',
  'projectDateType',
  'userFlags',
  'latitude',
  'longitude',
  'appSource',
  'version',
  'recordVersion',
  'createdAt',
  'refreshedAt',
  'factsVersion',
] as const;

export type ReportRow = RowOf<typeof projects, (typeof SELECTED)[number] | 'content'> & {
  readonly archived: boolean;
  readonly correction: JurisdictionCorrection | null;
};

const columns = (content: string, correction: string) =>
  `${columnsOf(projects, 'project', SELECTED)}, ${content} as content, project.archived_at is not null as archived,
   ${correction} as correction`;

const MAKER = `(select maker.given_name || ' ' || maker.family_name from people maker where maker.id = correction.made_by)`;

/** The correction of a project's jurisdiction from the table, or from the step of a change that has just written it. */
export const correctionIn = (rows: string, maker = MAKER) =>
  `(select jsonb_build_object('body', jsonb_build_object('kind', correction.kind, 'name', correction.name,
        'geoid', project.content #>> '{authority,geoid}'),
      'why', correction.why, 'on', to_char(correction.made_at at time zone 'utc', 'YYYY-MM-DD'),
      'by', ${maker})
    from ${rows} correction where correction.report_number = project.report_number)`;
export const NO_CORRECTION = 'null::jsonb';

/** A row of `project` as `ReportRow`. */
export const reportColumns = (correction: string) => columns('project.content', correction);
export const REPORT_COLUMNS = reportColumns(correctionIn('jurisdiction_corrections'));
/** For readers outside the team: without the name of who corrected the jurisdiction. */
export const PUBLIC_REPORT_COLUMNS = reportColumns(correctionIn('jurisdiction_corrections', 'null'));
/** The columns for `reportInShort`. */
export const SHORT_COLUMNS = columns("project.content - array['facts', 'authority']", NO_CORRECTION);

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
  const report: Report = reportInShort(row);
  if (isCurrentForm(row)) report.facts = readFacts(row);
  return report;
}

/** Without its facts, for lists. */
export function reportInShort(row: ReportRow): Report {
  return isCurrentForm(row) ? currentForm(row) : legacyForm(row);
}

/** False for a record of the legacy format. */
export function isCurrentForm({ recordVersion }: Pick<ReportRow, 'recordVersion'>): boolean {
  return recordVersion >= FIRST_CURRENT_FORM;
}

function currentForm(row: ReportRow): Report {
  const kept = readContent(row.content);
  const { website, phone, email } = kept.municipality;
  return {
    ...sharedForm(row, kept),
    address: row.address,
    municipality: row.jurisdiction === null ? null : { name: row.jurisdiction, website, phone, email },
  };
}

/** The legacy record as it is, with its hand-filled fields in their original spelling, and the address of its project. */
function legacyForm(row: ReportRow): Report {
  const { content } = row;
  const fields = LEGACY_FIELDS.filter((name) => Object.hasOwn(content, name));
  const { municipality } = content;
  return {
    ...Object.fromEntries(fields.map((name) => [name, content[name]])),
    ...sharedForm(row, readContent(content)),
    address: row.address,
    municipality: typeof municipality === 'string' ? municipality : row.jurisdiction,
  };
}

/** The fields of a report of any version. */
function sharedForm(row: ReportRow, kept: KeptContent) {
  return {
    reportNumber: row.reportNumber,
    reportType: kept.reportType,
    simple_modules: kept.simple_modules,
    querySrc: kept.querySrc,
    propertyType: row.propertyType,
    roofType: row.roofType,
    purchaseObject: kept.purchaseObject,
    appSource: row.appSource,
    version: row.version,
    _version: row.recordVersion,
    latitude: row.latitude,
    longitude: row.longitude,
    mapURL: kept.mapURL,
    pdfURL: kept.pdfURL,
    manufacturer_report_pdf: kept.manufacturer_report_pdf,
    ...productOnWire(row.product),
    archived: row.archived,
    claim_number: row.claimNumber,
    job_number: row.jobNumber,
    project_date: projectDate(row),
    createdAt: row.createdAt.toISOString(),
    asOf: (row.refreshedAt ?? row.createdAt).toISOString(),
    factsVersion: row.factsVersion,
    includes: row.includes,
    user_flags: row.userFlags,
  } satisfies Partial<Report>;
}

function productOnWire(product: string | null): Pick<Report, 'manufacturer_id' | 'product_id'> {
  const [manufacturer = null, id = null] = product?.split('/') ?? [];
  return { manufacturer_id: manufacturer, product_id: id };
}

function projectDate({ projectDate: date, projectDateType: type }: ReportRow): Report['project_date'] {
  return date === null || type === null ? null : { date, type };
}
