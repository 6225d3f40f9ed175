import type { Report } from '@ridgeline/contract';
import {
  type CalculationInPrint,
  calculationsInPrint,
  type Fact,
  leftOutFirst,
  LETTER_SECTIONS,
  letterFacts,
  parseFacts,
  reportQuestionMessages,
  reportSectionMessages,
} from '@ridgeline/core/reports';
import { type Locale, say } from '@ridgeline/core/shared';
import type { PdfSubject } from './pdf-subject.ts';
import { askedBlocks } from './calculation-blocks.ts';
import { factLine, factsByDocument } from './fact-line.ts';
import type { PdfBlock, PdfContent } from '../../ports/pdf-content.ts';
import { calculatorMessages, pdfMessages } from './pdf.messages.ts';
import { isPublicSection } from './public-sections.ts';
import { propertyLines } from './property-lines.ts';

/** For a carrier: more is not read. */
const MOST_PAGES = 2;

/**
 * A claim letter of two pages at most: what is left out is named in it, with the address of the report. `pagesOf` says
 * how many pages a letter takes.
 */
// D RPT-7.1
export async function fittingClaimLetter(
  subject: PdfSubject,
  pagesOf: (content: PdfContent) => Promise<number>,
): Promise<PdfContent> {
  const fits = async (leftOut: number) => (await pagesOf(claimLetter(subject, leftOut))) <= MOST_PAGES;
  if (await fits(0)) return claimLetter(subject);
  let tooFew = 0;
  let enough = partsOf(subject).leftOutFirst.length;
  while (enough - tooFew > 1) {
    const between = Math.floor((tooFew + enough) / 2);
    if (await fits(between)) enough = between;
    else tooFew = between;
  }
  return claimLetter(subject, enough);
}

/** The claim, each requirement with its source and day, and the quantities that are asked for. */
// D RPT-7.1
export function claimLetter(subject: PdfSubject, leftOut = 0): PdfContent {
  const { locale, report, asked } = subject;
  const parts = partsOf(subject);
  const gone = new Set(parts.leftOutFirst.slice(0, leftOut));
  const facts = parts.facts.filter((fact) => !gone.has(fact));
  const requirements = LETTER_SECTIONS.map((section) => ({
    title: say(reportSectionMessages, locale, section),
    isPublic: isPublicSection(section),
    blocks: facts.filter((fact) => fact.section === section).map((fact) => factLine(fact, locale)),
  }));
  const calculations = parts.calculations.filter((one) => !gone.has(one));
  return {
    title: say(pdfMessages, locale, 'claim-letter', { reportNumber: report.reportNumber }),
    address: report.address ?? '',
    intro: say(pdfMessages, locale, 'claim-letter-intro'),
    asOf: report.asOf ?? report.createdAt,
    locale,
    parts: [
      {
        title: say(pdfMessages, locale, 'claim'),
        isPublic: false,
        blocks: propertyLines({ ...report, ...numbersIn(asked) }, locale),
      },
      ...[
        ...requirements,
        {
          title: say(pdfMessages, locale, 'asked-for'),
          isPublic: false,
          blocks: askedBlocks(calculations, locale),
        },
        {
          title: say(pdfMessages, locale, 'left-out'),
          isPublic: false,
          blocks: leftOutBlocks([...gone], locale),
        },
      ].filter(({ blocks }) => blocks.length > 0),
    ],
  };
}

type LetterPart = Fact | CalculationInPrint;

function partsOf({ report, calculations, asked }: PdfSubject): {
  readonly facts: readonly Fact[];
  readonly calculations: readonly CalculationInPrint[];
  readonly leftOutFirst: readonly LetterPart[];
} {
  const facts = letterFacts(parseFacts(report.facts), asked.questions ?? null)
    .map(withRivalsOnly)
    .flatMap(factsByDocument);
  const saved = calculationsInPrint(calculations);
  return { facts, calculations: saved, leftOutFirst: leftOutFirst(facts, saved) };
}

function leftOutBlocks(parts: readonly LetterPart[], locale: Locale): readonly PdfBlock[] {
  if (parts.length === 0) return [];
  const counts = new Map<string, number>();
  for (const part of parts) {
    const name =
      'calculation' in part
        ? say(calculatorMessages, locale, part.calculation.calculator)
        : say(reportQuestionMessages, locale, part.name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count})`)).join('; ');
  return [{ is: 'note', text: say(pdfMessages, locale, 'left-out-words', { names }) }];
}

/** Those of the report, where the letter was not asked for with others. */
function numbersIn({ claim_number, job_number }: PdfSubject['asked']): Partial<Report> {
  return {
    ...(claim_number !== undefined && { claim_number }),
    ...(typeof job_number === 'string' && { job_number }),
  };
}

/** Only rows that disagree stand beside an answer; the whole report has the others, too, and what nobody has published. */
function withRivalsOnly(fact: Fact): Fact {
  if (fact.is === 'not-included') return fact;
  const others = fact.others.filter(({ why }) => why === 'disagrees');
  return fact.is === 'known' && fact.value.kind === 'requirements'
    ? { ...fact, value: { ...fact.value, unpublished: [] }, others }
    : { ...fact, others };
}
