import {
  calculationsInPrint,
  factsInPrint,
  type LegacyFacts,
  legacyReportMessages,
  legacyText,
  parseFacts,
  type PdfKind,
  readReport,
  type Report,
  REPORT_SECTIONS,
  type ReportSection,
  reportSectionMessages,
} from '@ridgeline/core/reports';
import { printedPermitDetails } from '@ridgeline/core/calculators';
import { type Locale, say } from '@ridgeline/core/shared';
import type { PdfSubject } from './pdf-subject.ts';
import { calculationBlocks } from './calculation-blocks.ts';
import { claimLetter } from './claim-letter.ts';
import { editionBlocks } from './edition-blocks.ts';
import { factLines, plainLine } from './fact-line.ts';
import type { PdfBlock, PdfContent, PdfLine, PdfPart } from '../../ports/pdf-content.ts';
import { mapBlock } from './map-block.ts';
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
  permit_calculator: ['roof', 'permit-fee-calculator'],
};

/** The content of the PDF: the facts of the report, and "not known" for the missing ones. */
export function pdfContent(subject: PdfSubject): PdfContent {
  const { kind, locale, report, map, asked, product } = subject;
  if (kind === 'claimLetter') return claimLetter(subject);
  const early = earlyRecord(report);
  const sections = SECTIONS[kind]
    .filter((section) => kind === 'whole' || section !== 'roof' || !isRoofGiven(subject))
    .map((section) => ({ section, blocks: sectionBlocks(section, subject, early) }));
  const wanted = askedLines(asked, product, locale);
  return {
    title: say(pdfMessages, locale, 'title', { reportNumber: report.reportNumber }),
    address: early?.address ?? report.address ?? '',
    intro: null,
    asOf: report.asOf ?? report.createdAt,
    locale,
    parts: [
      {
        title: say(pdfMessages, locale, 'property'),
        isPublic: false,
        blocks: [
          ...propertyLines(report, locale),
          ...(map ? [mapBlock(map, locale)] : []),
          ...(early ? [note(say(legacyReportMessages, locale, 'legacy-text'))] : []),
        ],
      },
      ...(wanted.length > 0
        ? [{ title: say(pdfMessages, locale, 'asked'), isPublic: false, blocks: wanted }]
        : []),
      ...sectionParts(sections, locale),
    ],
  };
}

type PrintedSection = { readonly section: ReportSection; readonly blocks: readonly PdfBlock[] };

/** A part for each section that says something; where several say nothing, they are named together at the end. */
// D RPT-7.3
function sectionParts(sections: readonly PrintedSection[], locale: Locale): readonly PdfPart[] {
  const empty = sections.filter(({ blocks }) => blocks.length === 0).map(({ section }) => section);
  const areTogether = empty.length > 1;
  const parts = sections
    .filter(({ blocks }) => !areTogether || blocks.length > 0)
    .map(({ section, blocks }) => ({
      title: say(reportSectionMessages, locale, section),
      isPublic: isPublicSection(section),
      blocks: blocks.length > 0 ? blocks : [note(say(pdfMessages, locale, whyEmpty(section)))],
    }));
  if (!areTogether) return parts;
  const notes = (['says-nothing', 'no-calculation'] as const).flatMap((why) => {
    const names = empty.filter((section) => whyEmpty(section) === why);
    const told = { names: names.map((section) => inSentence(section, locale)).join('; ') };
    return names.length === 0 ? [] : [note(say(pdfMessages, locale, `${why}-of`, told))];
  });
  return [...parts, { title: say(pdfMessages, locale, 'not-in-report'), isPublic: false, blocks: notes }];
}

function whyEmpty(section: ReportSection): 'says-nothing' | 'no-calculation' {
  const isCalculator = REPORT_SECTIONS.some((row) => row.section === section && row.holds === 'calculation');
  return isCalculator ? 'no-calculation' : 'says-nothing';
}

/** `Hail storm history` */
function inSentence(section: ReportSection, locale: Locale): string {
  const title = say(reportSectionMessages, locale, section);
  return `${title.charAt(0)}${title.slice(1).toLocaleLowerCase(locale)}`;
}

/** Whether the size of the roof was given for the permit, while the report itself does not know it. */
function isRoofGiven({ asked, calculations, report }: PdfSubject): boolean {
  const size = asked.permitDetails?.['roof_size'] ?? '';
  const isSaved = calculations.some(({ calculation }) => calculation.calculator === 'permit-fee');
  const isKnown = parseFacts(report.facts).some(({ section, is }) => section === 'roof' && is !== 'unknown');
  return (size !== '' || isSaved) && !isKnown;
}

/** A record of version 1, which has fields instead of facts; null for a later one. */
// RPT-3
function earlyRecord(report: PdfSubject['report']): EarlyRecord | null {
  const read = readReport(report);
  if (!read.ok || read.value.legacy === null) return null;
  const { address, legacy, municipality } = read.value;
  return { address, legacy, municipality };
}

type EarlyRecord = Pick<Report, 'address' | 'municipality'> & { readonly legacy: LegacyFacts };

function sectionBlocks(
  section: ReportSection,
  { report, product, calculations, ground, locale }: PdfSubject,
  early: EarlyRecord | null,
): readonly PdfBlock[] {
  const facts = parseFacts(report.facts).map((fact) =>
    fact.name === product?.requirements.name ? product.requirements : fact,
  );
  const ofSection = facts.filter((fact) => fact.section === section);
  const { told, missing } = factsInPrint(ofSection, locale);
  const saved = calculationsInPrint(calculations).filter((one) => one.section === section);
  const written = early === null ? [] : legacyText(early.legacy, early.municipality, locale);
  return [
    ...written.filter((line) => line.section === section).map(({ name, value }) => plainLine(name, value)),
    ...(isOfStorms(section)
      ? stormBlocks(told, ground, locale)
      : told.flatMap((fact) => factLines(fact, locale))),
    ...missing.map(({ name, answer }) => plainLine(name, answer.join('\n'))),
    ...(section === 'code-detail' ? editionBlocks(told, calculations, locale) : []),
    ...calculationBlocks(saved, locale),
  ];
}

function note(text: string): PdfBlock {
  return { is: 'note', text };
}

function isOfStorms(section: ReportSection): boolean {
  return section === 'hail-storm-history' || section === 'wind-storm-history';
}

/** Inputs besides the report. */
function askedLines(
  { manufacturer_id, product_id, permitDetails }: PdfSubject['asked'],
  product: PdfSubject['product'],
  locale: Locale,
): readonly PdfLine[] {
  const named = (name: string | null | undefined, unknown: 'unknown-maker' | 'unknown-product', id: string) =>
    name ?? say(pdfMessages, locale, unknown, { id });
  const maker = (id: string) => named(product?.manufacturer, 'unknown-maker', id);
  const ofProduct = (id: string) => named(product?.product, 'unknown-product', id);
  return [
    ...(manufacturer_id === undefined
      ? []
      : [plainLine(say(pdfMessages, locale, 'manufacturer'), maker(manufacturer_id))]),
    ...(product_id === undefined
      ? []
      : [plainLine(say(pdfMessages, locale, 'product'), ofProduct(product_id))]),
    ...printedPermitDetails(permitDetails ?? {}, locale).map(({ name, value }) => plainLine(name, value)),
  ];
}
