import * as z from 'zod/mini';
import { feeTerms } from '../calculators/permit-fee/parse-fee-schedule.policy.ts';
import { parsePlaceState, stateOfGeoid } from '../places/place-states.ts';
import { UNITS, WIND_BASES } from '../reports/fact-value.ts';
import { PROPERTY_TYPES } from '../reports/property.ts';
import { SETTLERS } from '../reports/report-questions.ts';
import { REQUIREMENT_TOPICS } from '../reports/requirement-topics.ts';
import { isDay, isSourceDay } from '../shared/source-day.ts';
import { LONGEST_SOURCE_TEXT, PRINTABLE, SOURCE_ADDRESS } from '../shared/source-text.ts';
import { COUNTY_COUNTS, FEE_SCHEDULE, isPackTopic, PRODUCT_REQUIREMENTS, topicsOf } from './pack-topics.ts';

/** The version of the format. A file of another version is refused. */
export const PACK_FORMAT = 'ridgeline-data-pack/1';
/** Bytes of a file, unpacked. */
export const PACK_LIMIT = 64 * 1024 * 1024;

// Each message is the reason that is listed for the row (`packs.messages.ts`).

const line = z
  .string('missing')
  .check(
    z.minLength(1, 'missing'),
    z.maxLength(LONGEST_SOURCE_TEXT, 'too-long'),
    z.regex(PRINTABLE, 'unreadable'),
  );
const id = z.string('missing').check(z.regex(/^[a-z0-9][a-z0-9./-]{0,99}$/, 'id-wrong'));
const sourceDay = z
  .string('missing')
  .check(
    z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, { error: 'day-wrong', abort: true }),
    z.refine(isSourceDay, 'day-wrong'),
  );
const day = z
  .string('missing')
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'day-wrong', abort: true }), z.refine(isDay, 'day-wrong'));

export const packHead = z.strictObject({
  format: z.literal(PACK_FORMAT),
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)),
  version: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,39}$/)),
  licence: line,
  compiled_on: day,
  /** A file with another number of rows was cut off, or changed by mistake. */
  row_count: z.int().check(z.positive(), z.lte(1_000_000)),
});
export type PackHead = z.infer<typeof packHead>;

/** Whose rule a row is. */
export const PACK_LEVELS = ['place', 'cousub', 'county', 'state', 'maker'] as const;

/**
 * `adopted`: the body's rule as its source states it. `superseded`: it was. `no-answer`: the source leaves the question
 * open (undetermined, local adoption only, see another table); the value quotes how. Rows that contradict each other need
 * no status: a report shows them side by side.
 */
export const ROW_STATUSES = ['adopted', 'superseded', 'no-answer'] as const;

export const TRUSTS = ['high', 'medium', 'low'] as const;

/** The columns of a row. A blank cell is left out. */
export const packCells = z.strictObject({
  row_id: id,
  question: z.string('missing').check(z.refine(isPackTopic, 'question-unknown')),
  /** What of the question, where its answer is a list: the kind of contact, the topic of a rule. */
  about: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'about-wrong'))),
  /** The topic of a rule in Spanish. */
  about_es: z.optional(line),
  level: z.enum(PACK_LEVELS, 'level-wrong'),
  /** GEOIDs, the two letters of states, or makers and products, separated by spaces: the row holds for each of them. */
  bodies: z
    .string('missing')
    .check(
      z.regex(/^[a-z0-9/-]+( [a-z0-9/-]+)*$/, { error: 'bodies-wrong', abort: true }),
      z.refine(areOnce, 'body-twice'),
    ),
  value: line,
  /** A value in words, in Spanish. */
  value_es: z.optional(line),
  unit: z.optional(z.enum(UNITS, 'unit-wrong')),
  /** By what a wind speed is measured. */
  basis: z.optional(z.enum(WIND_BASES, 'basis-wrong')),
  /** Limits the value. For a contact, which desk it reaches. */
  condition: z.optional(line),
  /** The condition in Spanish. */
  condition_es: z.optional(line),
  applies_to: z.optional(z.enum(PROPERTY_TYPES, 'applies-to-wrong')),
  status: z.enum(ROW_STATUSES, 'status-wrong'),
  settled_by: z.optional(z.enum(SETTLERS, 'settled-by-wrong')),
  effective: z.optional(sourceDay),
  /** The editions of the model code that the row is for: "2006-2018", "2021-". */
  model_years: z.optional(z.string().check(z.regex(/^\d{4}-(\d{4})?$/, 'model-years-wrong'))),
  /** How far the compilation trusts the source. */
  trust: z.enum(TRUSTS, 'trust-wrong'),
  source_name: line,
  source_url: z.optional(z.string().check(z.regex(SOURCE_ADDRESS, 'url-wrong'))),
  /** The code edition that the source names. */
  source_edition: z.optional(line),
  /** The day that the source gives, */
  source_date: z.optional(sourceDay),
  /** and the day on which it was read. One of the two has to be there. */
  source_read: z.optional(day),
  /** What a fee schedule charges. In a CSV file, JSON. */
  schedule: z.optional(feeTerms),
});
export type PackCells = z.infer<typeof packCells>;
export const PACK_COLUMNS: readonly string[] = Object.keys(packCells.def.shape);

/** `gaf`, or `gaf/timberline-hdz`. */
const MAKER_OR_PRODUCT = /[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)?/;

/** The level says what kind of body it is. */
const bodiesOfLevel = z.discriminatedUnion('level', [
  ofStates('place', /\d{7}/),
  ofStates('cousub', /\d{10}/),
  ofStates('county', /\d{5}/),
  ofStates('state', /[a-z]{2}/),
  z.looseObject({
    level: z.literal('maker'),
    bodies: listOf(MAKER_OR_PRODUCT),
    question: z.enum([PRODUCT_REQUIREMENTS, 'body-name'], 'level-wrong'),
  }),
]);

/** A row without a day is refused: when its source says it, or when somebody read it. */
const dated = z.union(
  [z.looseObject({ source_date: z.string() }), z.looseObject({ source_read: z.string() })],
  'source-undated',
);

const blank = (reason: string) => z.optional(z.never(reason));
const noUnit = { unit: blank('unit-wrong'), basis: blank('basis-wrong') };
const noList = { about: blank('about-wrong') };
const noSchedule = { schedule: blank('schedule-wrong') };
const open = z.looseObject({
  status: z.literal('no-answer'),
  ...noUnit,
  ...noSchedule,
  condition: blank('condition-without-answer'),
});
export const DECIMAL = /^-?\d{1,12}(\.\d{1,6})?$/;
const decimal = z.string().check(z.regex(DECIMAL, 'not-a-number'));

/** The form of a value is that of its question. */
const answered = z.discriminatedUnion('question', [
  form('text', { value: z.string(), ...noUnit, ...noList }),
  form('yes-no', { value: z.enum(['yes', 'no'], 'not-yes-or-no'), ...noUnit, ...noList }),
  form('edition', { value: z.string(), ...noUnit, ...noList }),
  form('ratio', {
    value: z.string().check(z.regex(/^1:[1-9]\d{0,5}$/, 'not-a-ratio')),
    ...noUnit,
    ...noList,
  }),
  form('contacts', {
    value: z.string(),
    about: z.enum(['office', 'phone', 'email', 'website', 'address'], 'about-wrong'),
    ...noUnit,
  }),
  form('rules', { value: z.string(), about: z.string('about-wrong'), ...noUnit }),
  z.looseObject({
    question: z.enum(COUNTY_COUNTS),
    level: z.literal('county', 'level-wrong'),
    value: z.string().check(z.regex(/^\d{1,6}$/, 'not-a-count')),
    ...noUnit,
    ...noList,
    ...noSchedule,
  }),
  z.looseObject({
    question: z.literal(PRODUCT_REQUIREMENTS),
    level: z.literal('maker', 'level-wrong'),
    about: z.enum(REQUIREMENT_TOPICS, 'about-wrong'),
    value: z.string(),
    basis: blank('basis-wrong'),
    ...noSchedule,
  }),
  ...UNITS.filter((unit) => topicsIn(unit).length > 0).map((unit) =>
    z.looseObject({
      question: z.enum(topicsIn(unit)),
      value: decimal,
      unit: z.literal(unit, 'unit-wrong'),
      basis: unit === 'mph' ? z.enum(WIND_BASES, 'basis-wrong') : blank('basis-wrong'),
      ...noList,
      ...noSchedule,
    }),
  ),
  // A fee can be printed only with the page that it is from, and the day on which it was read there.
  z.looseObject({
    question: z.literal(FEE_SCHEDULE),
    value: z.string(),
    schedule: z.looseObject({}, 'schedule-wrong'),
    source_url: z.string('missing'),
    source_read: z.string('missing'),
    condition: blank('condition-wrong'),
    ...noUnit,
    ...noList,
  }),
]);

/** What the cells of one row have to be together. */
export const packRowRules = z.intersection(
  z.intersection(bodiesOfLevel, dated),
  z.union([open, answered], 'value-wrong'),
);

/** A whole pack as JSON. */
export const packSchema = z.strictObject({
  ...packHead.def.shape,
  rows: z.array(z.intersection(packCells, packRowRules)),
});

function form(kind: string, fields: z.core.$ZodLooseShape) {
  return z.looseObject({
    question: z.enum(topicsOf((asked) => asked.kind === kind)),
    ...fields,
    ...noSchedule,
  });
}

function topicsIn(unit: string) {
  return topicsOf((asked) => asked.kind === 'quantity' && asked.unit === unit);
}

function ofStates<const Level extends string>(level: Level, body: RegExp) {
  return z.looseObject({
    level: z.literal(level),
    bodies: listOf(body).check(z.refine(areOfStates, 'bodies-wrong')),
  });
}

function listOf({ source }: RegExp) {
  return z.string().check(z.regex(new RegExp(`^${source}( ${source})*$`), 'bodies-wrong'));
}

function areOfStates(bodies: string): boolean {
  return bodies.split(' ').every((body) => (parsePlaceState(body) ?? stateOfGeoid(body)) !== null);
}

function areOnce(bodies: string): boolean {
  const named = bodies.split(' ');
  return new Set(named).size === named.length;
}
