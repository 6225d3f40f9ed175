import {
  calculationsInPrint,
  type Fact,
  parseFacts,
  type PdfKind,
  REPORT_SECTIONS,
  type ReportSection,
  reportSectionMessages,
} from '@ridgeline/core/reports';
import { type Locale, say } from '@ridgeline/core/shared';
import type { PdfSubject } from './pdf-subject.ts';
import { calculationBlocks } from './calculation-blocks.ts';
import { claimLetter } from './claim-letter.ts';
import { factLine, plainLine } from './fact-line.ts';
import type { PdfBlock, PdfContent } from '../../ports/pdf-content.ts';
import { pdfMessages } from './pdf.messages.ts';
import { isPublicSection } from './public-sections.ts';
import { propertyLines } from './property-lines.ts';
import { stormBlocks } from './storm-blocks.ts';

// RPT-7
const SECTIONS: Readonly<Record<Exclude<PdfKind, 'claimLetter'>, readonly ReportSection[]>> = {
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
export function pdfContent(subject: PdfSubject): PdfContent {
  const { kind, locale, report, asked } = subject;
  if (kind === 'claimLetter') return claimLetter(subject);
  const sections = SECTIONS[kind].map((section) => ({
    title: say(reportSectionMessages, locale, section),
    isPublic: isPublicSection(section),
    blocks: sectionBlocks(section, subject),
  }));
  const wanted = Object.entries(asked).map(([name, value]) =>
    plainLine(inWords(name), inText(value, locale)),
  );
  return {
    title: say(pdfMessages, locale, 'title', { reportNumber: report.reportNumber }),
    address: report.address ?? '',
    intro: null,
    asOf: report.asOf ?? report.createdAt,
    locale,
    parts: [
      { title: say(pdfMessages, locale, 'property'), isPublic: false, blocks: propertyLines(report, locale) },
      ...(wanted.length > 0
        ? [{ title: say(pdfMessages, locale, 'asked'), isPublic: false, blocks: wanted }]
        : []),
      ...sections,
    ],
  };
}

function sectionBlocks(
  section: ReportSection,
  { report, calculations, locale }: PdfSubject,
): readonly PdfBlock[] {
  const facts = parseFacts(report.facts).filter((fact) => fact.section === section);
  const saved = calculationsInPrint(calculations).filter((one) => one.section === section);
  const blocks = [...factBlocks(section, facts, locale), ...calculationBlocks(saved, locale)];
  if (blocks.length > 0) return blocks;
  const isCalculator = REPORT_SECTIONS.some((row) => row.section === section && row.holds === 'calculation');
  return [{ is: 'note', text: say(pdfMessages, locale, isCalculator ? 'no-calculation' : 'says-nothing') }];
}

function factBlocks(section: ReportSection, facts: readonly Fact[], locale: Locale): readonly PdfBlock[] {
  return section === 'hail-storm-history' || section === 'wind-storm-history'
    ? stormBlocks(facts, locale)
    : facts.map((fact) => factLine(fact, locale));
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
