import {
  type Fact,
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
import { factLine, plainLine } from './fact-line.ts';
import type { PdfBlock, PdfContent, PdfLine } from './pdf-blocks.ts';
import { pdfMessages } from './pdf.messages.ts';
import { stormBlocks } from './storm-blocks.ts';

type PdfWord = 'property-type' | 'roof-type' | 'municipality' | 'claim-number' | 'job-number';

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
export function pdfContent({ kind, locale, report, asked }: Omit<PdfSubject, 'publicAddress'>): PdfContent {
  const facts = parseFacts(report.facts);
  const sections = SECTIONS[kind].map((section) => ({
    title: say(reportSectionMessages, locale, section),
    blocks: sectionBlocks(
      section,
      facts.filter((fact) => fact.section === section),
      locale,
    ),
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
      { title: say(pdfMessages, locale, 'property'), blocks: propertyLines(report, locale) },
      ...(wanted.length > 0 ? [{ title: say(pdfMessages, locale, 'asked'), blocks: wanted }] : []),
      ...sections,
    ],
  };
}

function sectionBlocks(section: ReportSection, facts: readonly Fact[], locale: Locale): readonly PdfBlock[] {
  return section === 'hail-storm-history' || section === 'wind-storm-history'
    ? stormBlocks(facts, locale)
    : facts.map((fact) => factLine(fact, locale));
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
