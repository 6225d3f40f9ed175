import { placesMessages } from '../../places/places.messages.ts';
import { say, type Locale } from '../../shared/messages.ts';
import type { Fact, OtherRow, Stated } from '../fact.ts';
import type { Source } from '../source.ts';
import {
  addOnMessages,
  asideMessages,
  factMessages,
  levelMessages,
  settlerMessages,
} from './fact-text.messages.ts';
import { phraseIn } from '../phrase.ts';
import { reportQuestionMessages } from './report-content.messages.ts';
import { sourceText } from './source-text.ts';
import { valueText } from './value-text.ts';

/** A fact as a report prints it. Each list has a line each. */
export type FactText = {
  readonly name: string;
  readonly answer: readonly string[];
  readonly source: string | null;
  /** Rows that do not answer, each with the reason and its source. */
  readonly beside: readonly string[];
};

export function factText(fact: Fact, locale: Locale): FactText {
  const name = say(reportQuestionMessages, locale, fact.name);
  switch (fact.is) {
    case 'known':
      return {
        name,
        answer: statedText(fact, locale, fact.confidence === 'likely' ? ['likely'] : []),
        source: namedSource(fact.source, locale),
        beside: fact.others.map((row) => besideText(row, locale)),
      };
    case 'disputed':
      return { name, ...disputeText(fact, locale) };
    case 'unknown':
      return {
        name,
        answer: [sentences(say(factMessages, locale, 'unknown'), whyMissing(fact, locale))],
        source: null,
        beside: fact.others.map((row) => besideText(row, locale)),
      };
    case 'not-included':
      return {
        name,
        answer: [sentences(say(factMessages, locale, 'not-included'), whyMissing(fact, locale))],
        source: null,
        beside: [],
      };
  }
}

export type MissingFact = Extract<Fact, { readonly is: 'unknown' | 'not-included' }>;

/** Why there is no answer, and what would give one. */
export function whyMissing(fact: MissingFact, locale: Locale): string {
  if (fact.is === 'not-included') return say(addOnMessages, locale, fact.addOn);
  const settler = say(settlerMessages, locale, fact.settledBy);
  return fact.because === undefined ? settler : `${say(placesMessages, locale, fact.because)} ${settler}`;
}

function sentences(first: string, others: string): string {
  return `${first}. ${others}`;
}

function disputeText(
  { answers, rows, others, settledBy }: Extract<Fact, { readonly is: 'disputed' }>,
  locale: Locale,
): Omit<FactText, 'name'> {
  const [first, ...rest] = rows;
  const settler = say(settlerMessages, locale, settledBy);
  const unknown = `${say(factMessages, locale, 'unknown')}: ${say(factMessages, locale, 'disputed')}. ${settler}`;
  const isAnswered = answers === 'first';
  const against = (isAnswered ? rest : rows).map((row): OtherRow => ({ ...row, why: 'disagrees' }));
  return {
    answer: isAnswered ? [...statedText(first, locale, ['disputed', 'likely']), settler] : [unknown],
    source: isAnswered ? namedSource(first.source, locale) : null,
    beside: [...against, ...others].map((row) => besideText(row, locale)),
  };
}

/** A value is never told without its condition. */
function statedText(
  { value, condition, conditionEs, level }: Stated,
  locale: Locale,
  doubts: readonly ('likely' | 'disputed')[],
): readonly string[] {
  const lines = valueText(value, locale);
  const isWider = level === 'state' || level === 'model-code';
  const limits = [
    ...(condition === null ? [] : [phraseIn(locale, condition, conditionEs).text]),
    ...(isWider ? [say(levelMessages, locale, level)] : []),
    ...doubts.map((doubt) => say(factMessages, locale, doubt)),
  ].join('; ');
  if (limits === '') return lines;
  // The lines below the name of a product are its requirements.
  const limited = value.kind === 'requirements' ? 0 : lines.length - 1;
  return lines.map((line, index) => (index === limited ? `${line} (${limits})` : line));
}

function besideText(row: OtherRow, locale: Locale): string {
  return say(factMessages, locale, 'aside', {
    why: say(asideMessages, locale, row.why),
    said: statedText(row, locale, []).join('; ').replace(/\.$/, ''),
    source: namedSource(row.source, locale),
  });
}

function namedSource(source: Source, locale: Locale): string {
  return say(factMessages, locale, 'source', { source: sourceText(source, locale) });
}
