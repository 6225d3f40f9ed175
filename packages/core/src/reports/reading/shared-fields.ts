import { utc } from '@date-fns/utc/utc';
import { parseISO } from 'date-fns/parseISO';
import * as z from 'zod/mini';
import { PROPERTY_TYPES } from '../property.ts';
import type { Report } from '../report.ts';
import { ADD_ONS } from '../report-sections.ts';
import { amount, orElse, type filledText, type text } from './stored-values.ts';

/**
 * The fields that records of every version carry, each read by `written` where it is text. Invalid fields are ignored:
 * one bad value must not hide a whole report.
 */
// RPT-3 ENT-5
export function sharedFields(written: typeof text | typeof filledText) {
  return z.object({
    reportNumber: z.string(),
    reportType: written(),
    simple_modules: orElse(z.array(z.string()), []),
    querySrc: written(),
    propertyType: orElse(z.nullable(z.enum(PROPERTY_TYPES)), null),
    roofType: written(),
    purchaseObject: orElse(z.nullable(z.record(z.string(), z.unknown())), null),
    appSource: written(),
    version: amount(),
    latitude: amount(),
    longitude: amount(),
    mapURL: written(),
    pdfURL: written(),
    manufacturer_report_pdf: written(),
    manufacturer_id: written(),
    product_id: written(),
    archived: orElse(z.boolean(), false),
    claim_number: written(),
    job_number: written(),
    project_date: orElse(z.nullable(z.object({ date: z.string(), type: z.string() })), null),
    createdAt: written(),
    asOf: written(),
    factsVersion: amount(),
    includes: orElse(z.array(z.enum(ADD_ONS)), []),
    user_flags: orElse(z.record(z.string(), z.boolean()), {}),
    // Not said in the answer to a change, which only who may make it is given.
    may_change: orElse(z.boolean(), true),
  });
}

type SharedFacts = Omit<
  Report,
  'address' | 'municipality' | 'version' | 'recordVersion' | 'facts' | 'legacy'
>;

export function sharedFacts(record: z.infer<ReturnType<typeof sharedFields>>): SharedFacts {
  const createdAt = instant(record.createdAt);
  return {
    reportNumber: record.reportNumber,
    reportType: record.reportType,
    simpleModules: record.simple_modules,
    querySrc: record.querySrc,
    propertyType: record.propertyType,
    roofType: record.roofType,
    product: productIn(record),
    purchaseObject: record.purchaseObject,
    appSource: record.appSource,
    latitude: record.latitude,
    longitude: record.longitude,
    mapUrl: record.mapURL,
    pdfUrl: record.pdfURL,
    manufacturerReportPdf: record.manufacturer_report_pdf,
    archived: record.archived,
    claimNumber: record.claim_number,
    jobNumber: record.job_number,
    projectDate: record.project_date,
    createdAt,
    asOf: instant(record.asOf) ?? createdAt,
    factsVersion: record.factsVersion ?? 1,
    includes: record.includes,
    userFlags: record.user_flags,
    mayChange: record.may_change,
  };
}

function productIn({
  manufacturer_id: manufacturerId,
  product_id: productId,
}: Pick<z.infer<ReturnType<typeof sharedFields>>, 'manufacturer_id' | 'product_id'>): Report['product'] {
  return manufacturerId === null || productId === null ? null : { manufacturerId, productId };
}

function instant(written: string | null): number | null {
  const at = parseISO(written ?? '', { in: utc }).getTime();
  return Number.isNaN(at) ? null : at;
}
