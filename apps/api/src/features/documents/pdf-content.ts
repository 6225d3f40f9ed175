import {
  type Fact,
  factText,
  parseFacts,
  type PdfKind,
  REPORT_SECTIONS,
  type ReportSection,
  reportSectionMessages,
  reportsMessages,
} from '@ridgeline/core/reports';
import { say } from '@ridgeline/core/shared';
import type { Report } from '@ridgeline/contract';
import type { PdfSubject } from '../../ports/pdf-maker.port.ts';
import { pdfMessages } from './pdf.messages.ts';

/** A line of a PDF: what it is called, what is said, where that is from, and the rows that do not answer. */
export type PdfLine = {
  readonly name: string;
  readonly value: string;
  readonly source: string | null;
  readonly beside: readonly string[];
};
export type PdfPart = { readonly title: string; readonly lines: readonly PdfLine[] };
export type PdfContent = {
  readonly title: string;
  readonly address: string;
  readonly asOf: string;
  readonly parts: readonly PdfPart[];
};

// RPT-7
const SECTIONS: Readonly<Record<PdfKind, readonly ReportSection[]>> = {
  whole: REPORT_SECTIONS.map(({ section }) => section),
  iws: ['ice-and-water-shield-calculator'],
  iwsCalculation: ['ice-and-water-shield-calculator'],
  windHistoryHailTrace: ['wind-storm-history'],
  hailStorm: ['hail-storm-history'],
  wasteCalculation: ['waste-calculator'],
  ventilationCalculation: ['ventilation-calculator'],
  buildingDesignCriteria: ['design-criteria'],
  salesTax: ['municipality'],
  manufacturer: ['manufacturer-requirements'],
  permit_calculator: ['permit-fee-calculator'],
};

/** The content of the PDF: the facts of the report, and "not known" for the missing ones. */
export function pdfContent({ kind, report, asked }: PdfSubject): PdfContent {
  const facts = parseFacts(report.facts);
  const sections = SECTIONS[kind].map((section) => ({
    title: say(reportSectionMessages, 'en', section),
    lines: facts.filter((fact) => fact.section === section).map(factLine),
  }));
  const wanted = Object.entries(asked).map(([name, value]) => plainLine(inWords(name), inText(value)));
  return {
    title: say(pdfMessages, 'en', 'title', { reportNumber: report.reportNumber }),
    address: report.address ?? '',
    asOf: report.createdAt,
    parts: [
      { title: text('property'), lines: propertyLines(report) },
      ...(wanted.length > 0 ? [{ title: text('asked'), lines: wanted }] : []),
      ...sections,
    ],
  };
}

function propertyLines(report: Report): readonly PdfLine[] {
  const { municipality, claim_number, job_number } = report;
  const controlling = typeof municipality === 'string' ? municipality : municipality?.name;
  const lines: readonly (readonly [string, string | null | undefined])[] = [
    [text('property-type'), report.propertyType && say(reportsMessages, 'en', report.propertyType)],
    [text('roof-type'), report.roofType && inWords(report.roofType)],
    [text('municipality'), controlling],
  ];
  const written: readonly (readonly [string, string | null | undefined])[] = [
    [text('claim-number'), claim_number],
    [text('job-number'), job_number],
  ];
  return [...lines, ...written.filter(([, value]) => value)].map(([name, value]) =>
    plainLine(name, value || text('not-known')),
  );
}

function factLine(fact: Fact): PdfLine {
  const { name, answer, source, beside } = factText(fact, 'en');
  return { name, value: answer.join('\n'), source, beside };
}

function plainLine(name: string, value: string): PdfLine {
  return { name, value, source: null, beside: [] };
}

function inText(value: unknown): string {
  if (value === null || value === undefined || value === '') return text('not-known');
  if (typeof value === 'boolean') return text(value ? 'yes' : 'no');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** `adopted-residential-code` and `roof_size` as readable words. */
function inWords(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function text(key: Exclude<keyof typeof pdfMessages.en, 'title' | 'made-of'>): string {
  return say(pdfMessages, 'en', key);
}
