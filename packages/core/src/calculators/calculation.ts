import { canonicalText, fingerprint } from './fingerprint.ts';
import type { Basis } from './basis.ts';

/** D CALC-6.1: the result of every calculator. It is data only; texts are in the messages tables. */
export type Calculation<Inputs, Outcome, Code extends string = string, Caution extends string = string> = {
  readonly calculator: CalculatorName;
  readonly ruleSet: RuleSet;
  /** Version of its texts: the fingerprint of its messages tables (words-versions.ts). */
  readonly words: string;
  readonly inputs: Inputs;
  readonly outcome: Outcome;
  readonly trace: readonly TraceStep<Code>[];
  readonly warnings: readonly Warning<Caution>[];
  /** SHA-256 over all other fields, so that changes are detected and an old result can be reproduced. */
  readonly hash: string;
};

export const CALCULATOR_NAMES = ['ice-and-water-shield', 'waste', 'ventilation', 'permit-fee'] as const;
export type CalculatorName = (typeof CALCULATOR_NAMES)[number];

/** Incremented whenever the same inputs would give a different outcome. */
export type RuleSet = `${CalculatorName}/${number}`;

/** One calculation step. `formula` uses the symbols of `numbers`. */
export type TraceStep<Code extends string = string> = {
  readonly code: Code;
  /** The item the step is about, as a path into the inputs (`eaves.0`), or null. */
  readonly at: string | null;
  readonly formula: string;
  readonly numbers: Readonly<Record<string, number>>;
  readonly result: number;
  readonly unit: Unit;
  readonly rounding: RoundingRule;
  readonly basis: Basis;
  /** The chosen interpretation of an ambiguous text, as a code. */
  readonly interpretation: string | null;
};

export const UNITS = [
  'in',
  'ft',
  'sf',
  'sq-in',
  'percent',
  'factor',
  'count',
  'roll',
  'bundle',
  'piece',
  'cent',
] as const;
export type Unit = (typeof UNITS)[number];

export const ROUNDING_RULES = [
  'none',
  'up-to-whole',
  'up-to-thousandth',
  'down-to-thousandth',
  'half-up-to-millionth',
  'half-up-to-thousandth',
  'half-up-to-hundredth',
  'half-up-to-cent',
  'up-to-cent',
  'down-to-cent',
  'half-up-to-dollar',
  'up-to-dollar',
] as const;
export type RoundingRule = (typeof ROUNDING_RULES)[number];

/** A caution about the figures. It never stops a calculation. */
export type Warning<Code extends string = string> = {
  readonly code: Code;
  readonly at: string | null;
  readonly basis?: Basis;
};

type StepFacts<Code extends string> = Pick<
  TraceStep<Code>,
  'code' | 'formula' | 'numbers' | 'result' | 'unit'
> &
  Partial<TraceStep<Code>>;

export function step<const Code extends string>(facts: StepFacts<Code>): TraceStep<Code> {
  return { at: null, rounding: 'none', basis: { kind: 'arithmetic' }, interpretation: null, ...facts };
}

/** Assembles the calculation and adds its hash, which takes longer than the calculation: it is made when it is read. */
export function calculation<Inputs, Outcome, Code extends string, Caution extends string>(
  parts: Omit<Calculation<Inputs, Outcome, Code, Caution>, 'hash'>,
): Calculation<Inputs, Outcome, Code, Caution> {
  return {
    ...parts,
    get hash() {
      return fingerprint(parts);
    },
  };
}

export type Reproduction = { readonly same: true } | { readonly same: false; readonly why: Difference };
export type Difference =
  | 'record-was-altered'
  | 'rule-set-has-changed'
  | 'outcome-differs'
  | 'working-differs'
  | 'words-have-changed';

/** Whether an old result can be reproduced with its steps, warnings and texts, or why not. */
export function reproduce<Inputs, Outcome>(
  old: Calculation<Inputs, Outcome>,
  calculate: (inputs: Inputs) => Calculation<Inputs, Outcome>,
): Reproduction {
  const { hash, ...sealed } = old;
  if (fingerprint(sealed) !== hash) return { same: false, why: 'record-was-altered' };
  const anew = calculate(old.inputs);
  return anew.hash === hash ? { same: true } : { same: false, why: differenceBetween(old, anew) };
}

function differenceBetween(old: AnyCalculation, anew: AnyCalculation): Difference {
  if (anew.ruleSet !== old.ruleSet) return 'rule-set-has-changed';
  if (!isSame([old.inputs, old.outcome], [anew.inputs, anew.outcome])) return 'outcome-differs';
  if (!isSame([old.trace, old.warnings], [anew.trace, anew.warnings])) return 'working-differs';
  return 'words-have-changed';
}

type AnyCalculation = Calculation<unknown, unknown>;

function isSame(one: unknown, other: unknown): boolean {
  return canonicalText(one) === canonicalText(other);
}
