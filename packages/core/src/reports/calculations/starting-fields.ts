import type { CalculatorName } from '../../calculators/calculation.ts';
import { CODE_EDITIONS } from '../../calculators/code-edition.ts';
import { LOCAL_ICE_BARRIER_RULES } from '../../calculators/ice-and-water-shield/ice-barrier-rules.ts';
import {
  feeScheduleOf,
  type PlacedFeeSchedule,
} from '../../calculators/permit-fee/fee-schedule-of.policy.ts';
import { VENTILATION_RATIOS } from '../../calculators/ventilation/ventilation-ratio.policy.ts';
import type { Stated } from '../fact.ts';
import type { PropertyType } from '../property.ts';
import type { QuestionName } from '../report-questions.ts';

export type StartingInput = string | number;
export type ReportPlace = {
  /** Two letters, lower case. */
  readonly state: string;
  /** Null in records of version 1 that do not tell it. */
  readonly propertyType: PropertyType | null;
  /** Those that are loaded for the state. */
  readonly feeSchedules: readonly PlacedFeeSchedule[];
};

/** A field of a calculator that a fact of the report fills. */
export type StartingField = {
  readonly calculator: CalculatorName;
  readonly field: string;
  readonly fact: QuestionName;
  /** The row in the calculator’s form; null if the calculator has no such choice. */
  readonly read: (row: Stated, place: ReportPlace) => StartingInput | null;
};

// CALC-5
export const STARTING_FIELDS: readonly StartingField[] = [
  { calculator: 'waste', field: 'areaSf', fact: 'area', read: amountIn('sf') },
  { calculator: 'waste', field: 'edition', fact: 'adopted-residential-code', read: codeEdition },
  {
    calculator: 'ice-and-water-shield',
    field: 'edition',
    fact: 'adopted-residential-code',
    read: codeEdition,
  },
  { calculator: 'ice-and-water-shield', field: 'designation', fact: 'ice-barrier', read: designation },
  { calculator: 'ice-and-water-shield', field: 'localRule', fact: 'ice-barrier-extent', read: localRule },
  {
    calculator: 'ice-and-water-shield',
    field: 'windMph',
    fact: 'ultimate-design-wind-speed',
    read: ultimateWindSpeed,
  },
  { calculator: 'ventilation', field: 'edition', fact: 'adopted-residential-code', read: codeEdition },
  { calculator: 'ventilation', field: 'climateZone', fact: 'climate-zone', read: climateZoneNumber },
  { calculator: 'ventilation', field: 'ratio', fact: 'attic-ventilation', read: ventilationRatio },
  { calculator: 'permit-fee', field: 'roof_size', fact: 'area', read: amountIn('sf') },
  { calculator: 'permit-fee', field: 'schedule', fact: 'controlling-municipality', read: feeSchedule },
];

/** As printed: the calculators take text, and nothing is rounded on the way. */
function amountIn(unit: 'sf'): StartingField['read'] {
  return ({ value }) => (value.kind === 'quantity' && value.unit === unit ? value.amount : null);
}

function codeEdition({ value }: Stated): number | null {
  return (value.kind === 'edition' && CODE_EDITIONS.find((edition) => edition === value.year)) || null;
}

function designation({ value }: Stated): string | null {
  if (value.kind !== 'yes-no') return null;
  return value.answer ? 'yes' : 'no';
}

/** A rule that stands in the calculator, where the row is from its section; an extent in words is none. */
function localRule({ source }: Stated): string | null {
  return LOCAL_ICE_BARRIER_RULES.find(({ section }) => source.name.includes(section))?.id ?? null;
}

/** The calculator takes ultimate speeds; speeds of other bases are not converted. */
function ultimateWindSpeed({ value }: Stated): string | null {
  return value.kind === 'quantity' && value.basis === 'ultimate' ? value.amount : null;
}

function climateZoneNumber({ value }: Stated): number | null {
  const zone = value.kind === 'text' ? /^([1-8])[ABC]?$/.exec(value.text)?.[1] : undefined;
  return zone === undefined ? null : Number(zone);
}

function ventilationRatio({ value }: Stated): number | null {
  return (value.kind === 'ratio' && VENTILATION_RATIOS.find((ratio) => ratio === value.to)) || null;
}

/** The published schedule of the municipality, if it says something about such a property. */
function feeSchedule({ value }: Stated, { state, propertyType, feeSchedules }: ReportPlace): string | null {
  if (value.kind !== 'jurisdiction') return null;
  const { name, geoid } = value.body;
  const verdict = feeScheduleOf(null, { state, jurisdiction: name, geoid }, feeSchedules);
  const applies = verdict.found && (propertyType === null || verdict.schedule.covers.includes(propertyType));
  return applies ? verdict.schedule.id : null;
}
