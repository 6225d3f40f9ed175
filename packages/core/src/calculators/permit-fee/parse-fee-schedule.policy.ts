import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../shared/result.ts';
import { isSourceDay } from '../../shared/source-day.ts';
import { LONGEST_SOURCE_TEXT, PRINTABLE, SOURCE_ADDRESS } from '../../shared/source-text.ts';
import { US_STATES } from '../../shared/us-states.ts';
import { canonicalText } from '../fingerprint.ts';
import {
  FEE_CONFIDENCES,
  FEE_NAMES,
  FEE_QUANTITIES,
  FEE_ROUNDINGS,
  PERMIT_PROPERTY_TYPES,
  ROOF_MATERIALS,
  type FeeSchedule,
} from './fee-schedule.ts';

/** Why something is not a schedule. `field` is a path into it, such as `components.0.rate`. */
export type FeeScheduleFailure = { readonly field: string; readonly code: FeeScheduleFailureCode };
export type FeeScheduleFailureCode = (typeof FEE_SCHEDULE_FAILURES)[number];
export const FEE_SCHEDULE_FAILURES = [
  'required',
  'too-long',
  'unreadable',
  'number-required',
  'selection-required',
  'day-required',
  'address-required',
  'id-used-twice',
  'range-inverted',
  'not-understood',
] as const;

const MOST_LINES = 50;
const MOST_ROWS = 200;

const said = (code: FeeScheduleFailureCode) => ({ error: code });
const text = z
  .string(said('required'))
  .check(
    z.minLength(1, said('required')),
    z.maxLength(LONGEST_SOURCE_TEXT, said('too-long')),
    z.regex(PRINTABLE, said('unreadable')),
  );
const written = (form: RegExp, code: FeeScheduleFailureCode) =>
  z.string(said(code)).check(z.regex(form, said(code)));

const money = written(/^\d{1,9}(\.\d{1,2})?$/, 'number-required');
const limit = written(/^\d{1,10}(\.\d{1,2})?$/, 'number-required');
/** At least a hundredth: a step of nothing would never end. */
const stride = written(/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/, 'number-required');
const rate = written(/^\d{1,3}(\.\d{1,6})?$/, 'number-required');
const share = written(/^(0(\.\d{1,4})?|1(\.0{1,4})?)$/, 'number-required');
/** A year, a month of one, or a day that the calendar has. */
const day = z.string(said('day-required')).check(z.refine(isSourceDay, said('day-required')));
const address = written(SOURCE_ADDRESS, 'address-required');

const source = z.strictObject({
  title: text,
  url: address,
  edition: z.nullable(text),
  date: z.optional(day),
  read: day,
});
/** Above `over`, up to `upTo`: where the two meet or cross, nothing lies between. */
const risesFrom = ({ over, upTo }: { over?: string | undefined; upTo?: string | null | undefined }) =>
  over === undefined || typeof upTo !== 'string' || Number(over) < Number(upTo);
const range = z
  .strictObject({ over: z.optional(limit), upTo: z.optional(limit) })
  .check(z.refine(risesFrom, { ...said('range-inverted'), path: ['upTo'] }));
const yes = z.optional(z.literal(true, said('selection-required')));
const propertyType = z.enum(PERMIT_PROPERTY_TYPES, said('selection-required'));

const when = z.strictObject({
  propertyType: z.optional(propertyType),
  materials: z.optional(
    z.array(z.enum(ROOF_MATERIALS, said('selection-required'))).check(z.minLength(1, said('required'))),
  ),
  cityUseTax: yes,
  countyUseTax: yes,
  planReview: yes,
  mechanicalWork: yes,
  within: z.optional(
    z.strictObject({
      valuation: z.optional(range),
      contract: z.optional(range),
      materials: z.optional(range),
      squares: z.optional(range),
      sf: z.optional(range),
    }),
  ),
});

const fees = z.strictObject({
  fees: z
    .array(text)
    .check(z.minLength(1, said('required')), z.maxLength(MOST_LINES, said('not-understood'))),
});
const basis = z.union([z.enum(FEE_QUANTITIES), fees], said('selection-required'));

const anyLine = {
  id: text,
  name: z.enum(FEE_NAMES, said('selection-required')),
  when: z.optional(when),
  cite: z.optional(text),
  source: z.optional(source),
  effective: z.optional(day),
};
const line = {
  ...anyLine,
  min: z.optional(money),
  max: z.optional(money),
  rounding: z.optional(z.enum(FEE_ROUNDINGS, said('selection-required'))),
};

const bracket = z
  .strictObject({
    over: limit,
    upTo: z.nullable(limit),
    base: money,
    each: z.optional(z.strictObject({ every: stride, amount: money })),
    rate: z.optional(rate),
  })
  .check(z.refine(risesFrom, { ...said('range-inverted'), path: ['upTo'] }));

const component = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      ...line,
      kind: z.literal('flat'),
      basis: z.literal('constant', said('selection-required')),
      amount: money,
    }),
    z.strictObject({ ...line, kind: z.literal('rate'), basis, rate, share: z.optional(share) }),
    z.strictObject({
      ...line,
      kind: z.literal('step'),
      basis,
      base: money,
      over: limit,
      every: stride,
      amount: money,
    }),
    z.strictObject({
      ...line,
      kind: z.literal('tier'),
      basis,
      brackets: z
        .array(bracket)
        .check(z.minLength(1, said('required')), z.maxLength(MOST_ROWS, said('not-understood'))),
    }),
    z.strictObject({ ...anyLine, kind: z.literal('credit'), basis: fees }),
  ],
  said('selection-required'),
);

/** The states, the capital, and `us` for a model table that is of no state. */
const STATES = [...US_STATES.map(({ value }) => value), 'dc', 'us'] as const;

/** What a schedule charges, apart from whose it is and where it is published: those are columns of a data pack. */
export const feeTerms = z.strictObject(
  {
    supersededBy: z.optional(source),
    note: z.optional(z.strictObject({ en: text, es: text })),
    components: z
      .array(component)
      .check(z.minLength(1, said('required')), z.maxLength(MOST_LINES, said('not-understood'))),
  },
  said('not-understood'),
);

const schedule = z.strictObject({
  id: text,
  jurisdiction: text,
  state: z.enum(STATES, said('selection-required')),
  covers: z.array(propertyType).check(z.minLength(1, said('required'))),
  effective: z.nullable(day),
  source: z.nullable(source),
  confidence: z.optional(z.enum(FEE_CONFIDENCES, said('selection-required'))),
  ...feeTerms.def.shape,
});

/** CALC-4: a schedule is entered as data. What it says may still be odd: `checkFeeSchedule` tells. */
export function parseFeeSchedule(input: unknown): Result<FeeSchedule, readonly FeeScheduleFailure[]> {
  const parsed = schedule.safeParse(input);
  if (!parsed.success) return fail(parsed.error.issues.map(failureOf));
  const odd = feeTermsFailures(parsed.data);
  return odd.length === 0 ? ok(parsed.data) : fail(odd);
}

/** What is wrong between lines that are right one by one. */
export function feeTermsFailures(terms: Pick<FeeSchedule, 'components'>): readonly FeeScheduleFailure[] {
  return [...idsUsedTwice(terms), ...limitsInverted(terms)];
}

export function decodeFeeSchedule(encoded: string): Result<FeeSchedule, readonly FeeScheduleFailure[]> {
  try {
    return parseFeeSchedule(JSON.parse(encoded));
  } catch {
    return fail([{ field: '', code: 'not-understood' }]);
  }
}

export function encodeFeeSchedule(schedule: FeeSchedule): string {
  return canonicalText(schedule);
}

function failureOf({ path, message }: z.core.$ZodIssue): FeeScheduleFailure {
  return {
    field: path.map(String).join('.'),
    code: FEE_SCHEDULE_FAILURES.find((code) => code === message) ?? 'not-understood',
  };
}

function idsUsedTwice({ components }: Pick<FeeSchedule, 'components'>): readonly FeeScheduleFailure[] {
  return [
    ...repeated(components.map(({ id }) => id)).map((index) => `components.${index}.id`),
    ...components.flatMap(({ basis }, index) =>
      typeof basis === 'object'
        ? repeated(basis.fees).map((place) => `components.${index}.basis.fees.${place}`)
        : [],
    ),
  ].map((field) => ({ field, code: 'id-used-twice' }));
}

/** The indexes of ids that an earlier line has already used. */
function repeated(ids: readonly string[]): readonly number[] {
  return ids.flatMap((id, index) => (ids.indexOf(id) < index ? [index] : []));
}

function limitsInverted({ components }: Pick<FeeSchedule, 'components'>): readonly FeeScheduleFailure[] {
  return components.flatMap(({ min, max }, index): FeeScheduleFailure[] =>
    min !== undefined && max !== undefined && Number(min) > Number(max)
      ? [{ field: `components.${index}.max`, code: 'range-inverted' }]
      : [],
  );
}
