import { roundingMessages } from '../../calculators/trace.messages.ts';
import type { RoundingRule } from '../../calculators/calculation.ts';
import type { TraceLine } from '../../calculators/trace-text.ts';
import { say, type Locale } from '../../shared/messages.ts';
import {
  add,
  ceiling,
  exact,
  floor,
  fraction,
  multiply,
  negative,
  printedFraction,
  type ExactNumber,
} from './exact-number.ts';
import { evaluatePrinted } from './printed-formula.ts';

type Way = (value: ExactNumber) => bigint;
type Rounding = { readonly way: Way; readonly steps: bigint };

const HALF = exact(fraction(1n, 2n));
const halfUp: Way = (value) => floor(add(value, HALF));

/** Each rounding rule as printed: `steps` per unit. A cent is a hundredth, a dollar is one. */
const ROUNDINGS: Readonly<Record<Exclude<RoundingRule, 'none'>, Rounding>> = {
  'up-to-whole': { way: ceiling, steps: 1n },
  'up-to-thousandth': { way: ceiling, steps: 1000n },
  'down-to-thousandth': { way: floor, steps: 1000n },
  'half-up-to-millionth': { way: halfUp, steps: 1_000_000n },
  'half-up-to-thousandth': { way: halfUp, steps: 1000n },
  'half-up-to-hundredth': { way: halfUp, steps: 100n },
  'half-up-to-cent': { way: halfUp, steps: 100n },
  'up-to-cent': { way: ceiling, steps: 100n },
  'down-to-cent': { way: floor, steps: 100n },
  'half-up-to-dollar': { way: halfUp, steps: 1n },
  'up-to-dollar': { way: ceiling, steps: 1n },
};

/** A printed line of the calculation, recomputed from its text alone. */
export function recomputed({ working, rounding }: TraceLine, locale: Locale) {
  const [formula = '', filledIn = '', result = ''] = working.split(' = ');
  return {
    symbols: symbolsIn(formula),
    expected: rounded(evaluatePrinted(filledIn), rounding, locale),
    printed: resultIn(result),
  };
}

function rounded(value: ExactNumber, words: string, locale: Locale): ExactNumber {
  if (words === say(roundingMessages, locale, 'none')) return value;
  const rules = Object.keys(ROUNDINGS) as (keyof typeof ROUNDINGS)[];
  const rule = rules.find((rule) => words === say(roundingMessages, locale, rule));
  if (rule === undefined) throw new Error(`no rounding is called “${words}”`);
  const { way, steps } = ROUNDINGS[rule];
  return exact(fraction(way(multiply(value, exact(fraction(steps)))), steps));
}

/** `45.28 in`, `3 rolls`, `15%`, `-$5.00`. */
function resultIn(text: string): ExactNumber {
  const [, minus, digits] = /^(-?)\$?([\d,]+(?:\.\d+)?)(?:%| \D.*)?$/.exec(text) ?? [];
  if (digits === undefined) throw new Error(`no result in “${text}”`);
  const value = exact(printedFraction(digits));
  return minus === '-' ? negative(value) : value;
}

function symbolsIn(formula: string): readonly string[] {
  return formula.match(/[A-Za-z]\w*/g)?.filter((name) => !['ceil', 'max', 'min'].includes(name)) ?? [];
}
