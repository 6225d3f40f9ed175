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
import {
  aroundPhrases,
  type Phrase,
  PHRASE_PLACE,
  phraseIn,
  phrasesJoined,
  textOfPhrases,
} from '../phrase.ts';
import { reportQuestionMessages } from './report-content.messages.ts';
import { sourceText } from './source-text.ts';
import { valuePhrases } from './value-text.ts';

/** A fact as a report prints it. Each list has a line each. */
type FactLines<Line> = {
  readonly name: string;
  readonly answer: readonly Line[];
  readonly source: string | null;
  /** Rows that do not answer, each with the reason and its source. */
  readonly beside: readonly Line[];
};
export type FactText = FactLines<string>;
/** The same, each line in its phrases. */
type FactPhrases = FactLines<readonly Phrase[]>;

export function factText(fact: Fact, locale: Locale): FactText {
  const { answer, beside, ...told } = factPhrases(fact, locale);
  return { ...told, answer: answer.map(textOfPhrases), beside: beside.map(textOfPhrases) };
}

// D RPT-3.3
export function factPhrases(fact: Fact, locale: Locale): FactPhrases {
  const name = say(reportQuestionMessages, locale, fact.name);
  switch (fact.is) {
    case 'known':
      return {
        name,
        answer: statedPhrases(fact, locale, fact.confidence === 'likely' ? ['likely'] : []),
        source: namedSource(fact.source, locale),
        beside: fact.others.map((row) => besidePhrases(row, locale)),
      };
    case 'disputed':
      return { name, ...disputePhrases(fact, locale) };
    case 'unknown':
      return {
        name,
        answer: [[{ text: sentences(say(factMessages, locale, 'unknown'), whyMissing(fact, locale)) }]],
        source: null,
        beside: fact.others.map((row) => besidePhrases(row, locale)),
      };
    case 'not-included':
      return {
        name,
        answer: [[{ text: sentences(say(factMessages, locale, 'not-included'), whyMissing(fact, locale)) }]],
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

function disputePhrases(
  { answers, rows, others, settledBy }: Extract<Fact, { readonly is: 'disputed' }>,
  locale: Locale,
): Omit<FactPhrases, 'name'> {
  const [first, ...rest] = rows;
  const settler = say(settlerMessages, locale, settledBy);
  const unknown = `${say(factMessages, locale, 'unknown')}: ${say(factMessages, locale, 'disputed')}. ${settler}`;
  const isAnswered = answers === 'first';
  const against = (isAnswered ? rest : rows).map((row): OtherRow => ({ ...row, why: 'disagrees' }));
  return {
    answer: isAnswered
      ? [...statedPhrases(first, locale, ['disputed', 'likely']), [{ text: settler }]]
      : [[{ text: unknown }]],
    source: isAnswered ? namedSource(first.source, locale) : null,
    beside: [...against, ...others].map((row) => besidePhrases(row, locale)),
  };
}

/** A value is never told without its condition. */
function statedPhrases(
  { value, condition, conditionEs, level }: Stated,
  locale: Locale,
  doubts: readonly ('likely' | 'disputed')[],
): readonly (readonly Phrase[])[] {
  const lines = valuePhrases(value, locale).map((phrase) => [phrase]);
  const isWider = level === 'state' || level === 'model-code';
  const limits: readonly Phrase[] = [
    ...(condition === null ? [] : [phraseIn(locale, condition, conditionEs)]),
    ...(isWider ? [{ text: say(levelMessages, locale, level) }] : []),
    ...doubts.map((doubt) => ({ text: say(factMessages, locale, doubt) })),
  ];
  if (limits.length === 0) return lines;
  const told = phrasesJoined(
    limits.map((limit) => [limit]),
    '; ',
  );
  // The lines below the name of a product are its requirements.
  const limited = value.kind === 'requirements' ? 0 : lines.length - 1;
  return lines.map((line, index) =>
    index === limited ? phrasesJoined([line, [{ text: ' (' }, ...told, { text: ')' }]], '') : line,
  );
}

function besidePhrases(row: OtherRow, locale: Locale): readonly Phrase[] {
  const told = phrasesJoined(statedPhrases(row, locale, []), '; ');
  const said = told.map((phrase, at) =>
    at === told.length - 1 ? { ...phrase, text: phrase.text.replace(/\.$/, '') } : phrase,
  );
  const message = say(factMessages, locale, 'aside', {
    why: say(asideMessages, locale, row.why),
    said: PHRASE_PLACE,
    source: namedSource(row.source, locale),
  });
  return aroundPhrases(message, said);
}

function namedSource(source: Source, locale: Locale): string {
  return say(factMessages, locale, 'source', { source: sourceText(source, locale) });
}
