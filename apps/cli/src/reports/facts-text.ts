import {
  type Fact,
  factsInPrint,
  factText,
  legacyText,
  type Report,
  REPORT_SECTIONS,
  type ReportSection,
  reportSectionMessages,
} from '@ridgeline/core/reports';
import { type Locale, say } from '@ridgeline/core/shared';
import { paragraphs } from '../command-line/paragraphs.ts';

/** The sections of a report that hold facts. */
export const FACT_SECTIONS = REPORT_SECTIONS.filter(({ holds }) => holds === 'facts').map(
  ({ section }) => section,
);

/** What a report says, section by section, each answer with its source below it. */
export function factsInWords(report: Report, sections: readonly ReportSection[], locale: Locale): string {
  return paragraphs(
    sections.map((section) => [
      say(reportSectionMessages, locale, section),
      [...legacyLines(report, section, locale), ...factLines(factsOf(report, section), locale)],
    ]),
  );
}

export function factsOf({ facts }: Report, section: ReportSection): readonly Fact[] {
  return facts.filter((fact) => fact.section === section);
}

function factLines(facts: readonly Fact[], locale: Locale): readonly string[] {
  const { told, missing } = factsInPrint(facts, locale);
  return [
    ...told.flatMap((fact) => {
      const { name, answer, source, beside } = factText(fact, locale);
      return [...named(name, answer), ...(source === null ? [] : [`  ${source}`]), ...beside.map(indented)];
    }),
    ...missing.flatMap(({ name, answer }) => named(name, answer)),
  ];
}

function legacyLines(
  { legacy, municipality }: Report,
  section: ReportSection,
  locale: Locale,
): readonly string[] {
  if (legacy === null) return [];
  return legacyText(legacy, municipality, locale)
    .filter((line) => line.section === section)
    .map(({ name, value }) => `${name}: ${value}`);
}

/** A list has a line for each of its rows. */
function named(name: string, answer: readonly string[]): readonly string[] {
  const [only, ...others] = answer;
  return only !== undefined && others.length === 0
    ? [`${name}: ${only}`]
    : [`${name}:`, ...answer.map(indented)];
}

function indented(line: string): string {
  return `  ${line}`;
}
