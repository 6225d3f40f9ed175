import { utc } from '@date-fns/utc/utc';
import { parseISO } from 'date-fns/parseISO';
import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../shared/result.ts';
import { legacyReport } from './legacy-report.policy.ts';
import { PROPERTY_TYPES, type Report } from '../report.ts';
import { amount, orElse, text } from './stored-values.ts';

export type ReportReadingFailure = 'report-unreadable';

/** The first form whose records are shown as they are. */
const FIRST_CURRENT_FORM = 2;

const stored = z.looseObject({ reportNumber: z.string().check(z.minLength(1)), _version: form() });

/** A field that does not fit is as if it were not there: one odd value must not hide a whole report. */
const current = z.object({
  reportNumber: z.string(),
  reportType: text(),
  simple_modules: orElse(z.array(z.string()), []),
  querySrc: text(),
  address: text(),
  propertyType: orElse(z.nullable(z.enum(PROPERTY_TYPES)), null),
  roofType: text(),
  purchaseObject: orElse(z.nullable(z.record(z.string(), z.unknown())), null),
  appSource: text(),
  version: orElse(z.number(), FIRST_CURRENT_FORM),
  _version: form(),
  latitude: amount(),
  longitude: amount(),
  mapURL: text(),
  pdfURL: text(),
  manufacturer_report_pdf: text(),
  archived: orElse(z.boolean(), false),
  claim_number: text(),
  job_number: text(),
  project_date: orElse(z.nullable(z.object({ date: z.string(), type: z.string() })), null),
  municipality: orElse(
    z.nullable(z.object({ name: text(), website: text(), phone: text(), email: text() })),
    null,
  ),
  createdAt: text(),
});

/** Reads a stored report of any version into the one form that is shown. */
// RPT-3
export function readReport(input: unknown): Result<Report, ReportReadingFailure> {
  const record = stored.safeParse(input);
  if (!record.success) return fail('report-unreadable');
  return ok(
    record.data['_version'] >= FIRST_CURRENT_FORM ? currentReport(record.data) : legacyReport(record.data),
  );
}

function currentReport(record: z.infer<typeof stored>): Report {
  const report = current.parse(record);
  return {
    reportNumber: report.reportNumber,
    reportType: report.reportType,
    simpleModules: report.simple_modules,
    querySrc: report.querySrc,
    address: report.address,
    propertyType: report.propertyType,
    roofType: report.roofType,
    purchaseObject: report.purchaseObject,
    appSource: report.appSource,
    version: report.version,
    recordVersion: report['_version'],
    latitude: report.latitude,
    longitude: report.longitude,
    mapUrl: report.mapURL,
    pdfUrl: report.pdfURL,
    manufacturerReportPdf: report.manufacturer_report_pdf,
    archived: report.archived,
    claimNumber: report.claim_number,
    jobNumber: report.job_number,
    projectDate: report.project_date,
    municipality: report.municipality,
    createdAt: instant(report.createdAt),
    legacy: null,
  };
}

/** Records of the first days say no form. */
function form() {
  return orElse(z.number(), 1);
}

function instant(written: string | null): number | null {
  const at = parseISO(written ?? '', { in: utc }).getTime();
  return Number.isNaN(at) ? null : at;
}
