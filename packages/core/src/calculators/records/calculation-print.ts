import { type Locale, type Message, say } from '../../shared/messages.ts';
import type { Calculation, TraceStep, Warning } from '../calculation.ts';
import { basisText } from '../basis-text.ts';
import { sentences, traceLine, type TraceWords } from '../trace-text.ts';
import { withUnit } from '../unit-text.ts';
import { printedQuantityMessages, type QuantityWord } from './printed-calculation.messages.ts';

export type PrintedLine = { readonly name: string; readonly value: string };

/** A calculation as a PDF prints it: everything that is needed to repeat it by hand. */
export type PrintedFigures = {
  readonly inputs: readonly PrintedLine[];
  /** What is asked for, each with the requirement or practice it rests on. */
  readonly quantities: readonly (PrintedLine & { readonly restsOn: readonly string[] })[];
  /** Each line of the working, with its rounding, its source and how an ambiguous text was read. */
  readonly working: readonly (PrintedLine & { readonly notes: string })[];
  readonly warnings: readonly string[];
};

type AnyCalculation = Calculation<unknown, unknown>;
export type WarningWords<Code extends string = string> = {
  readonly en: Readonly<Record<Code, string>>;
  readonly es: Readonly<Record<Code, Message>>;
};

/** How one calculator is printed. */
export type CalculationPrint<Facts extends AnyCalculation> = {
  readonly words: TraceWords;
  readonly warnings: WarningWords<Facts['warnings'][number]['code']>;
  readonly inputs: (facts: Facts, locale: Locale) => readonly PrintedLine[];
  readonly quantities: (facts: Facts) => readonly Quantity<Facts['trace'][number]['code']>[];
  /** Steps that say nothing, since what they are of was not entered. */
  readonly isEmpty?: (step: TraceStep) => boolean;
  /** The name of the item that a step or warning is about, if there may be several. */
  readonly place: (at: string, facts: Facts, locale: Locale) => string | null;
};

/** A quantity is the result of a step; what it rests on is the basis of these steps. */
type Quantity<Step extends string> = {
  readonly name: QuantityWord;
  readonly step: Step;
  readonly restsOn: readonly Step[];
};

export function printedFigures<Facts extends AnyCalculation>(
  facts: Facts,
  print: CalculationPrint<Facts>,
  locale: Locale,
): PrintedFigures {
  const named = (about: Pick<TraceStep | Warning, 'at'>, words: string) => {
    const place = about.at === null ? null : print.place(about.at, facts, locale);
    // “Other fee 2” says already what the step is.
    return place === null || place.startsWith(words) ? (place ?? words) : `${place}: ${words}`;
  };
  return {
    inputs: print.inputs(facts, locale),
    quantities: print.quantities(facts).flatMap(({ name, step, restsOn }) => {
      const found = facts.trace.find(({ code }) => code === step);
      if (found === undefined || found.result === 0) return [];
      const bases = facts.trace
        .filter(({ code }) => restsOn.includes(code))
        .map(({ basis }) => basisText(basis, locale));
      return [
        {
          name: say(printedQuantityMessages, locale, name),
          value: withUnit(found.result, found.unit, locale),
          restsOn: [...new Set(bases)],
        },
      ];
    }),
    working: facts.trace
      .filter((step) => print.isEmpty?.(step) !== true)
      .map((step) => {
        const { title, working, rounding, basis, interpretation } = traceLine(step, print.words, locale);
        return {
          name: named(step, title),
          value: working,
          notes: sentences([rounding, basis, interpretation]),
        };
      }),
    warnings: facts.warnings.map((warning) =>
      named(warning, say<WarningWords, string>(print.warnings, locale, warning.code)),
    ),
  };
}
