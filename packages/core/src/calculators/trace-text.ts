import { numberText, say, type Locale, type Message } from '../shared/messages.ts';
import { basisText } from './basis-text.ts';
import type { TraceStep } from './calculation.ts';
import { roundingMessages } from './trace.messages.ts';
import { withUnit } from './unit-text.ts';

/** A calculation step as the screen, the PDF, the API and the CLI print it. */
export type TraceLine = {
  readonly title: string;
  /** `(o + w + 24) × sf = (12 + 4.5 + 24) × 1.118034 = 45.28 in` */
  readonly working: string;
  readonly rounding: string;
  readonly basis: string;
  readonly interpretation: string | null;
};

/** The texts of one calculator: names of its steps and of the interpretations it offers. */
export type TraceWords = {
  readonly steps: PlainWords;
  readonly interpretations: PlainWords;
  /** Words in the formulas, without the number of `line1`; letters such as `W` are printed as they are. */
  readonly symbols?: PlainWords;
};

type PlainWords = {
  readonly en: Readonly<Record<string, string>>;
  readonly es: Readonly<Record<string, Message>>;
};

export function traceLine(step: TraceStep, words: TraceWords, locale: Locale): TraceLine {
  return {
    title: say(words.steps, locale, step.code),
    working: `${withSymbols(step, words, locale)} = ${withNumbers(step, locale)} = ${withUnit(step.result, step.unit, locale)}`,
    rounding: say(roundingMessages, locale, step.rounding),
    basis: basisText(step.basis, locale),
    interpretation:
      step.interpretation === null ? null : say(words.interpretations, locale, step.interpretation),
  };
}

function withSymbols({ formula }: TraceStep, { symbols }: TraceWords, locale: Locale): string {
  if (symbols === undefined) return formula;
  return formula.replace(/([A-Za-z]+)(\d*)/g, (symbol, word: string, number: string) =>
    Object.hasOwn(symbols.en, word) ? `${say(symbols, locale, word)}${number}` : symbol,
  );
}

function withNumbers({ formula, numbers }: TraceStep, locale: Locale): string {
  return formula.replace(/[A-Za-z]\w*/g, (symbol) => {
    const number = Object.hasOwn(numbers, symbol) ? numbers[symbol] : undefined;
    return number === undefined ? symbol : numberText(number, locale);
  });
}

/** Parts of a line, some of which already end with a period: `Rounded up to a whole one. Arithmetic.` */
export function sentences(parts: readonly (string | null)[]): string {
  return parts.flatMap((part) => (part === null ? [] : [`${part.replace(/\.$/, '')}.`])).join(' ');
}
