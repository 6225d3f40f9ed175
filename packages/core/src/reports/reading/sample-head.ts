import type { Report } from '../report.ts';

/** What stands above the sheets of a report. */
export type ReportHead = Pick<
  Report,
  | 'reportNumber'
  | 'address'
  | 'propertyType'
  | 'roofType'
  | 'createdAt'
  | 'asOf'
  | 'archived'
  | 'claimNumber'
  | 'jobNumber'
  | 'projectDate'
  | 'userFlags'
>;

/**
 * The head of the sample report, which never changes: it can be shown before the report is read, whose facts are those of today.
 * A house that is a public building: on the farm that is a museum of its city, of whose code the starting packs know much.
 */
export const SAMPLE_HEAD = {
  reportNumber: 'sample',
  address: '3105 Gateway Rd, Colorado Springs, CO 80904',
  propertyType: 'residential',
  roofType: 'steep-slope',
  createdAt: Date.parse('2026-03-02T15:20:00Z'),
  asOf: null,
  archived: false,
  claimNumber: null,
  jobNumber: null,
  projectDate: null,
  userFlags: {},
} as const satisfies ReportHead;
