import type { CalculatorName } from '../../calculators/calculation.ts';
import type { JurisdictionBody } from '../../places/place.ts';
import type { CALCULATOR_TYPES } from '../../routes/routes.ts';
import type { Confidence, Fact, Stated } from '../fact.ts';
import { type QuestionName, questionNamed, type Settler } from '../report-questions.ts';
import { statedRow } from '../stated-rows.ts';
import {
  type ReportPlace,
  STARTING_FIELDS,
  type StartingField,
  type StartingInput,
} from './starting-fields.ts';

/** Why a field stays empty. */
export const EMPTY_REASONS = [
  'unknown',
  'disputed',
  'not-included',
  'other-property-type',
  'no-such-choice',
] as const;
export type EmptyReason = (typeof EMPTY_REASONS)[number];

/** A field of a calculator as it starts with a report, and the fact that fills it. */
export type StartingValue = { readonly field: string; readonly fact: QuestionName } & (
  | {
      readonly is: 'known';
      readonly value: StartingInput;
      readonly confidence: Confidence;
      /** The row with its source; its condition limits the value. */
      readonly row: Stated;
    }
  | { readonly is: 'empty'; readonly because: EmptyReason; readonly settledBy: Settler }
);

export type CalculatorStart = {
  readonly calculator: CalculatorName;
  readonly values: readonly StartingValue[];
};

const CALCULATORS: readonly CalculatorName[] = ['ice-and-water-shield', 'waste', 'ventilation', 'permit-fee'];

/** What each calculator starts with, from the facts of a report. Fields that no fact fills are not listed. */
// CALC-5
export function calculatorStarts(facts: readonly Fact[], place: ReportPlace): readonly CalculatorStart[] {
  return CALCULATORS.map((calculator) => ({
    calculator,
    values: STARTING_FIELDS.filter((field) => field.calculator === calculator).map((field) =>
      startingValue(
        field,
        facts.find(({ name }) => name === field.fact),
        place,
      ),
    ),
  }));
}

/** The known values as inputs of a calculator. */
export function startingInputs({ values }: CalculatorStart): Readonly<Record<string, StartingInput>> {
  return Object.fromEntries(
    values.flatMap((value) => (value.is === 'known' ? [[value.field, value.value]] : [])),
  );
}

/** By the name of its screen. */
export type AvailableCalculator = (typeof CALCULATOR_TYPES)[number];
const WITH_ANY_REPORT: readonly AvailableCalculator[] = ['iws', 'waste', 'ventilation'];

/** `availabile_calculators` of a report: the permit fee where a schedule of its municipality is known. */
// D CALC-5.2
export function availableCalculators(starts: readonly CalculatorStart[]): readonly AvailableCalculator[] {
  const permitFee = starts.find(({ calculator }) => calculator === 'permit-fee');
  const hasSchedule = permitFee?.values.some(({ field, is }) => field === 'schedule' && is === 'known');
  return hasSchedule ? [...WITH_ANY_REPORT, 'permit-fee'] : WITH_ANY_REPORT;
}

function startingValue(
  { field, fact: name, read }: StartingField,
  fact: Fact | undefined,
  place: ReportPlace,
): StartingValue {
  const answer = answerOf(fact);
  const value = 'row' in answer ? read(answer.row, place) : null;
  if ('row' in answer && value !== null) return { field, fact: name, is: 'known', value, ...answer };
  const { askedOf, settledBy } = questionNamed(name);
  const because = 'row' in answer ? 'no-such-choice' : answer.because;
  const { propertyType } = place;
  const isAsked = fact !== undefined || propertyType === null || askedOf.includes(propertyType);
  return {
    field,
    fact: name,
    is: 'empty',
    because: isAsked ? because : 'other-property-type',
    settledBy: fact !== undefined && 'settledBy' in fact ? fact.settledBy : settledBy,
  };
}

/** Who controls at the property, as far as a row answers it. */
// RPT-2
export function controllingBody(facts: readonly Fact[]): JurisdictionBody | null {
  const answer = answerOf(facts.find(({ name }) => name === 'controlling-municipality'));
  return 'row' in answer && answer.row.value.kind === 'jurisdiction' ? answer.row.value.body : null;
}

type Answer =
  | { readonly row: Stated; readonly confidence: Confidence }
  | { readonly because: Exclude<EmptyReason, 'no-such-choice'> };

/** The row that answers. Of a dispute without a first row, none does. */
function answerOf(fact: Fact | undefined): Answer {
  if (fact === undefined || fact.is === 'unknown') return { because: 'unknown' };
  if (fact.is === 'not-included') return { because: 'not-included' };
  if (fact.is === 'disputed') {
    return fact.answers === 'first' ? { row: fact.rows[0], confidence: 'likely' } : { because: 'disputed' };
  }
  return { row: statedRow(fact), confidence: fact.confidence };
}
