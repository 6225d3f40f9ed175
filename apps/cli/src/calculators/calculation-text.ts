import { paragraphs } from '../command-line/paragraphs.ts';
import {
  type Calculation,
  sentences,
  traceLine,
  type TraceStep,
  type TraceWords,
  type Warning,
  type WarningWords,
} from '@ridgeline/core/calculators';
import { type Locale, say } from '@ridgeline/core/shared';
import { resultMessages } from './result.messages.ts';

type AnyCalculation = Pick<Calculation<unknown, unknown>, 'trace' | 'warnings' | 'ruleSet' | 'hash'>;

/** How to write one calculator's results as text. */
export type Telling<Facts extends AnyCalculation> = {
  readonly words: TraceWords;
  readonly warnings: WarningWords<Facts['warnings'][number]['code']>;
  /** The result, one fact per line. */
  readonly result: (facts: Facts, locale: Locale) => readonly string[];
  /** The name of a step's or warning's `at`, if there may be several of a kind. */
  readonly place: (at: string, facts: Facts, locale: Locale) => string | null;
};

/** The result, its working and its warnings, one fact per line, so that a screen reader can read it. */
export function calculationText<Facts extends AnyCalculation>(
  facts: Facts,
  telling: Telling<Facts>,
  locale: Locale,
): string {
  const placeOf = ({ at }: { readonly at: string | null }) =>
    at === null ? null : telling.place(at, facts, locale);
  const { ruleSet, hash } = facts;
  return paragraphs([
    [say(resultMessages, locale, 'result'), telling.result(facts, locale)],
    [
      say(resultMessages, locale, 'working'),
      facts.trace.flatMap((step, index) => stepLines(index + 1, step, placeOf(step), telling.words, locale)),
    ],
    [
      say(resultMessages, locale, 'warnings'),
      facts.warnings.map((warning) => warningLine(warning, placeOf(warning), telling.warnings, locale)),
    ],
    [
      say(resultMessages, locale, 'record'),
      [say(resultMessages, locale, 'rules', { ruleSet }), say(resultMessages, locale, 'hash', { hash })],
    ],
  ]);
}

function stepLines(
  number: number,
  step: TraceStep,
  place: string | null,
  words: TraceWords,
  locale: Locale,
): readonly string[] {
  const { title, working, rounding, basis, interpretation } = traceLine(step, words, locale);
  const heading = place === null ? title : `${place}: ${title}`;
  return [`${number}. ${heading}`, `   ${working}`, `   ${sentences([rounding, basis, interpretation])}`];
}

function warningLine({ code }: Warning, place: string | null, table: WarningWords, locale: Locale): string {
  const words = say(table, locale, code);
  return place === null ? words : `${place}: ${words}`;
}
