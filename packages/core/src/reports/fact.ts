import type { JurisdictionReason } from '../places/controlling-jurisdiction.policy.ts';
import type { FactValue } from './fact-value.ts';
import type { QuestionName, Settler } from './report-questions.ts';
import type { AddOn, FactSection } from './report-sections.ts';
import type { Sourced } from './source.ts';

/** Whose rule a row is. */
export const LEVELS = ['place', 'cousub', 'county', 'state', 'model-code', 'maker'] as const;
export type Level = (typeof LEVELS)[number];

/** A row as its source states it: value, condition and source are never separated. */
export type Stated = Sourced & {
  readonly value: FactValue;
  /** Limits the value: a size, a building type, a slope. */
  readonly condition: string | null;
  /** Of each text of the data its Spanish, where the data has it. */
  readonly conditionEs?: string;
  /** Null where no body made it a rule: a storm, a measurement. */
  readonly level: Level | null;
};

/** Why a row is shown and does not answer. */
export const ASIDES = [
  'history',
  'not-yet-in-force',
  'unconfirmed',
  'no-answer',
  'other-property-type',
  'barred-by-state',
  'wider-rule',
  'agrees',
  'disagrees',
  'other-jurisdiction',
] as const;
export type Aside = (typeof ASIDES)[number];

export type OtherRow = Stated & { readonly why: Aside };

export const CONFIDENCES = ['verified', 'likely'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** One line of a report. RPT-3 */
export type Fact = { readonly section: FactSection; readonly name: QuestionName } & (
  | ({
      readonly is: 'known';
      readonly confidence: Confidence;
      readonly others: readonly OtherRow[];
    } & Stated)
  /** Rows of one level that differ, all of them. The first answers, as likely, where one outranks the rest. */
  | {
      readonly is: 'disputed';
      readonly answers: 'first' | 'none';
      readonly rows: readonly [Stated, Stated, ...Stated[]];
      readonly others: readonly OtherRow[];
      readonly settledBy: Settler;
    }
  | {
      readonly is: 'unknown';
      /** Why nothing is known of the jurisdiction; missing for other questions. */
      readonly because?: JurisdictionReason;
      readonly settledBy: Settler;
      readonly others: readonly OtherRow[];
    }
  /** Withheld: the report lacks the add-on. */
  | { readonly is: 'not-included'; readonly addOn: AddOn }
);
