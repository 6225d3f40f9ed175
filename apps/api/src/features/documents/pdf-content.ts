import {
  type Fact,
  factText,
  parseFacts,
  type PdfKind,
  REPORT_SECTIONS,
  type ReportSection,
  reportSectionMessages,
  reportsMessages,
  ROOF_TYPES,
  type RoofType,
} from '@ridgeline/core/reports';
import { type Locale, say } from '@ridgeline/core/shared';
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
  readonly locale: Locale;
  readonly parts: readonly PdfPart[];
};

type PdfWord = Exclude<keyof typeof pdfMessages.en, 'title' | 'made-of'>;

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
export function pdfContent({ kind, locale, report, asked }: PdfSubject): PdfContent {
  const facts = parseFacts(report.facts);
  const sections = SECTIONS[kind].map((section) => ({
    title: say(reportSectionMessages, locale, section),
    lines: facts.filter((fact) => fact.section === section).map((fact) => factLine(fact, locale)),
  }));
  const wanted = Object.entries(asked).map(([name, value]) =>
    plainLine(inWords(name), inText(value, locale)),
  );
  return {
    title: say(pdfMessages, locale, 'title', { reportNumber: report.reportNumber }),
    address: report.address ?? '',
    asOf: report.createdAt,
    locale,
    parts: [
      { title: say(pdfMessages, locale, 'property'), lines: propertyLines(report, locale) },
      ...(wanted.length > 0 ? [{ title: say(pdfMessages, locale, 'asked'), lines: wanted }] : []),
      ...sections,
    ],
  };
}

function propertyLines(report: Report, locale: Locale): readonly PdfLine[] {
  const { municipality, propertyType, roofType, claim_number, job_number } = report;
  const controlling = typeof municipality === 'string' ? municipality : municipality?.name;
  const lines: readonly (readonly [PdfWord, string | null | undefined])[] = [
    ['property-type', propertyType && say(reportsMessages, locale, propertyType)],
    ['roof-type', roofType && (isRoofType(roofType) ? say(reportsMessages, locale, roofType) : roofType)],
    ['municipality', controlling],
  ];
  const written: readonly (readonly [PdfWord, string | null | undefined])[] = [
    ['claim-number', claim_number],
    ['job-number', job_number],
  ];
  return [...lines, ...written.filter(([, value]) => value)].map(([name, value]) =>
    plainLine(say(pdfMessages, locale, name), value || say(pdfMessages, locale, 'not-known')),
  );
}

function isRoofType(text: string): text is RoofType {
  return (ROOF_TYPES as readonly string[]).includes(text);
}

function factLine(fact: Fact, locale: Locale): PdfLine {
  const { name, answer, source, beside } = factText(fact, locale);
  return { name, value: answer.join('\n'), source, beside };
}

function plainLine(name: string, value: string): PdfLine {
  return { name, value, source: null, beside: [] };
}

function inText(value: unknown, locale: Locale): string {
  if (value === null || value === undefined || value === '') return say(pdfMessages, locale, 'not-known');
  if (typeof value === 'boolean') return say(pdfMessages, locale, value ? 'yes' : 'no');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** `roof_size` as readable words. */
function inWords(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
