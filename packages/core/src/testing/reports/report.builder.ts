import { APP_SOURCE, REPORT_VERSION, type Report } from '../../reports/report.ts';

/** A report of the current version: the Denver city hall, unless a test says otherwise. */
export function aReport(change: Partial<Report> = {}): Report {
  return {
    reportNumber: 'R-1001',
    reportType: null,
    simpleModules: [],
    querySrc: null,
    address: '1437 Bannock St, Denver, CO 80202',
    propertyType: 'residential',
    roofType: 'steep-slope',
    product: null,
    purchaseObject: null,
    appSource: APP_SOURCE,
    version: REPORT_VERSION,
    recordVersion: 2,
    latitude: 39.7392,
    longitude: -104.9903,
    mapUrl: null,
    pdfUrl: null,
    manufacturerReportPdf: null,
    archived: false,
    claimNumber: null,
    jobNumber: null,
    projectDate: null,
    municipality: { name: 'Denver', website: null, phone: null, email: null },
    createdAt: Date.parse('2026-02-02T15:00:00Z'),
    asOf: Date.parse('2026-02-02T15:00:00Z'),
    factsVersion: 1,
    includes: [],
    userFlags: {},
    mayChange: true,
    facts: [],
    legacy: null,
    ...change,
  };
}
