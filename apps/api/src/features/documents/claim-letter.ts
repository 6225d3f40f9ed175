import type { Report } from '@ridgeline/contract';
import {
  calculationsInPrint,
  type Fact,
  LETTER_SECTIONS,
  letterFacts,
  parseFacts,
  reportSectionMessages,
} from '@ridgeline/core/reports';
import { say } from '@ridgeline/core/shared';
import type { PdfSubject } from './pdf-subject.ts';
import { askedBlocks } from './calculation-blocks.ts';
import { factLines } from './fact-line.ts';
import type { PdfContent } from '../../ports/pdf-content.ts';
import { pdfMessages } from './pdf.messages.ts';
import { isPublicSection } from './public-sections.ts';
import { propertyLines } from './property-lines.ts';

/** One or two pages for the carrier: the claim, each requirement with its source and day, and the quantities that are asked for. */
// D RPT-7.1
export function claimLetter({ locale, report, calculations, asked }: PdfSubject): PdfContent {
  const facts = letterFacts(parseFacts(report.facts), asked.questions ?? null).map(withRivalsOnly);
  const requirements = LETTER_SECTIONS.map((section) => ({
    title: say(reportSectionMessages, locale, section),
    isPublic: isPublicSection(section),
    blocks: facts.filter((fact) => fact.section === section).flatMap((fact) => factLines(fact, locale)),
  }));
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
          blocks: askedBlocks(calculationsInPrint(calculations), locale),
        },
      ].filter(({ blocks }) => blocks.length > 0),
    ],
  };
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
