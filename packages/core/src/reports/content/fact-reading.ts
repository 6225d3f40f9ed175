import { say, type Locale } from '../../shared/messages.ts';
import type { Fact, OtherRow, Stated } from '../fact.ts';
import type { QuestionName } from '../report-questions.ts';
import type { Source } from '../source.ts';
import { asideMessages, factMessages, levelMessages, settlerMessages } from './fact-text.messages.ts';
import { whyMissing } from './fact-text.ts';
import { phraseIn, type Phrase } from '../phrase.ts';
import { reportQuestionMessages } from './report-content.messages.ts';
import { valuePhrases } from './value-text.ts';

/** How far a line of a report can be relied on. */
export type Standing = 'verified' | 'likely' | 'disputed' | 'unknown' | 'not-included';

/** Where a row is from, in the parts that a screen sets apart. */
export type SourceReading = {
  readonly name: string;
  /** The day of the source; the day of reading for one without a day. */
  readonly day: string;
  readonly url: string | null;
  readonly rowId: string | null;
};

/** A row that does not answer, and why it is shown. */
export type AsideReading = {
  readonly why: string;
  readonly said: readonly Phrase[];
  readonly limits: readonly Phrase[];
  readonly source: SourceReading;
};

/** A line of a report in its parts; `factText` is the same line as print has it. */
export type FactReading = {
  readonly question: QuestionName;
  readonly name: string;
  readonly standing: Standing;
  /** A line for each row of a list; empty where nothing is known. */
  readonly answer: readonly Phrase[];
  /** What limits the answer: its condition, and whose rule it is. */
  readonly limits: readonly Phrase[];
  /** What would settle it; null where nothing is left to settle. */
  readonly settle: string | null;
  readonly source: SourceReading | null;
  readonly beside: readonly AsideReading[];
};

// RPT-3
export function readFact(fact: Fact, locale: Locale): FactReading {
  const named = { question: fact.name, name: say(reportQuestionMessages, locale, fact.name) };
  switch (fact.is) {
    case 'known':
      return { ...named, standing: fact.confidence, settle: null, ...told(fact, fact.others, locale) };
    case 'disputed': {
      const [first, ...rest] = fact.rows;
      const settle = say(settlerMessages, locale, fact.settledBy);
      const against = (fact.answers === 'first' ? rest : fact.rows).map((row): OtherRow => ({
        ...row,
        why: 'disagrees',
      }));
      const others = [...against, ...fact.others];
      return fact.answers === 'first'
        ? { ...named, standing: 'disputed', settle, ...told(first, others, locale) }
        : { ...named, standing: 'disputed', settle, ...untold(others, locale) };
    }
    case 'unknown':
      return {
        ...named,
        standing: 'unknown',
        settle: whyMissing(fact, locale),
        ...untold(fact.others, locale),
      };
    case 'not-included':
      return { ...named, standing: 'not-included', settle: whyMissing(fact, locale), ...untold([], locale) };
  }
}

type Told = Pick<FactReading, 'answer' | 'limits' | 'source' | 'beside'>;

function told(row: Stated, others: readonly OtherRow[], locale: Locale): Told {
  return {
    answer: valuePhrases(row.value, locale),
    limits: limitsOf(row, locale),
    source: sourceOf(row.source, row.rowId, locale),
    beside: others.map((other) => asideOf(other, locale)),
  };
}

function untold(others: readonly OtherRow[], locale: Locale): Told {
  return {
    answer: [],
    limits: [],
    source: null,
    beside: others.map((other) => asideOf(other, locale)),
  };
}

/** A value is never told without its condition. */
function limitsOf({ condition, conditionEs, level }: Stated, locale: Locale): readonly Phrase[] {
  const isWider = level === 'state' || level === 'model-code';
  return [
    ...(condition === null ? [] : [phraseIn(locale, condition, conditionEs)]),
    ...(isWider ? [{ text: say(levelMessages, locale, level) }] : []),
  ];
}

function asideOf(row: OtherRow, locale: Locale): AsideReading {
  return {
    why: say(asideMessages, locale, row.why),
    said: valuePhrases(row.value, locale),
    limits: limitsOf(row, locale),
    source: sourceOf(row.source, row.rowId, locale),
  };
}

function sourceOf(
  { name, edition, date, read, url }: Source,
  rowId: string | null,
  locale: Locale,
): SourceReading {
  return {
    name: edition === null ? name : `${name}, ${edition}`,
    day: date ?? say(factMessages, locale, 'undated', { read: read ?? '' }),
    url,
    rowId,
  };
}
