import { say, type Locale } from '../../shared/messages.ts';
import type { Instant } from '../../shared/instant.ts';
import type { AddOn } from '../report-sections.ts';
import type { PropertyType, RoofType } from '../property.ts';
import { projectsCsvMessages } from './projects-csv.messages.ts';

/** A project as a line of a table. */
export type ProjectCsvRow = {
  readonly reportNumber: string;
  readonly address: string;
  readonly jurisdiction: string | null;
  readonly state: string;
  readonly createdAt: Instant;
  readonly createdBy: string;
  readonly propertyType: PropertyType;
  readonly roofType: RoofType;
  readonly includes: readonly AddOn[];
  readonly claimNumber: string | null;
  readonly jobNumber: string | null;
  readonly archived: boolean;
};

const COLUMNS = [
  'report',
  'address',
  'state',
  'jurisdiction',
  'property',
  'roof',
  'includes',
  'claim',
  'job',
  'created',
  'created-by',
  'archived',
] as const;

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export function projectsCsvHead(locale: Locale): string {
  return `${BYTE_ORDER_MARK}${csvLine(COLUMNS.map((column) => say(projectsCsvMessages, locale, column)))}`;
}

export function projectCsvLine(row: ProjectCsvRow, locale: Locale): string {
  const words = (key: keyof (typeof projectsCsvMessages)['en']) => say(projectsCsvMessages, locale, key);
  return csvLine([
    row.reportNumber,
    row.address,
    row.state.toUpperCase(),
    row.jurisdiction ?? '',
    words(row.propertyType),
    words(row.roofType),
    row.includes.map(words).join(', '),
    row.claimNumber ?? '',
    row.jobNumber ?? '',
    new Date(row.createdAt).toISOString().slice(0, 10),
    row.createdBy,
    row.archived ? words('yes') : '',
  ]);
}

/** RFC 4180: a cell with a comma, a quote or a line end is quoted. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A spreadsheet runs a cell that begins like this as a formula; after an apostrophe it is a text. */
const FORMULA = /^[=+\-@\t\r]/;

function csvCell(text: string): string {
  const shown = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}
