import { fingerprint } from './fingerprint.ts';
import type { Basis } from './basis.ts';

/** D CALC-6.1: what every calculator gives back. All of it is data; the words stand in the messages tables. */
export type Calculation<Inputs, Outcome, Code extends string = string, Caution extends string = string> = {
  readonly calculator: CalculatorName;
  readonly ruleSet: RuleSet;
  readonly inputs: Inputs;
  readonly outcome: Outcome;
  readonly trace: readonly TraceStep<Code>[];
  readonly warnings: readonly Warning<Caution>[];
  /** SHA-256 over calculator, rule set, inputs and outcome, so that an old result can be reproduced. */
  readonly hash: string;
};

export type CalculatorName = 'ice-and-water-shield' | 'waste' | 'ventilation' | 'permit-fee';

/** Raised whenever the same inputs would give another outcome. */
export type RuleSet = `${CalculatorName}/${number}`;

/** One line of working. `formula` is written in the symbols of `numbers`. */
export type TraceStep<Code extends string = string> = {
  readonly code: Code;
  /** Which of several alike things the step is about, as a path into the inputs (`eaves.0`), or null. */
  readonly at: string | null;
  readonly formula: string;
  readonly numbers: Readonly<Record<string, number>>;
  readonly result: number;
  readonly unit: Unit;
  readonly rounding: RoundingRule;
  readonly basis: Basis;
  /** The reading chosen where the text can be read in more than one way, as a code. */
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

/** Something the reader should know before relying on the figures. It never stops a calculation. */
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

/** Puts the parts together and seals them. */
export function calculation<Inputs, Outcome, Code extends string, Caution extends string>(
  parts: Omit<Calculation<Inputs, Outcome, Code, Caution>, 'hash'>,
): Calculation<Inputs, Outcome, Code, Caution> {
  return { ...parts, hash: hashOf(parts) };
}

export type Reproduction =
  | { readonly same: true }
  | { readonly same: false; readonly why: 'rule-set-has-changed' | 'record-was-altered' | 'outcome-differs' };

/** Whether an old result still comes out, and why not. */
export function reproduce<Inputs, Outcome>(
  old: Calculation<Inputs, Outcome>,
  calculate: (inputs: Inputs) => Calculation<Inputs, Outcome>,
): Reproduction {
  if (hashOf(old) !== old.hash) return { same: false, why: 'record-was-altered' };
  const anew = calculate(old.inputs);
  if (anew.ruleSet !== old.ruleSet) return { same: false, why: 'rule-set-has-changed' };
  return anew.hash === old.hash ? { same: true } : { same: false, why: 'outcome-differs' };
}

type Sealed = Pick<Calculation<unknown, unknown>, 'calculator' | 'ruleSet' | 'inputs' | 'outcome'>;

function hashOf({ calculator, ruleSet, inputs, outcome }: Sealed): string {
  return fingerprint({ calculator, ruleSet, inputs, outcome });
}
