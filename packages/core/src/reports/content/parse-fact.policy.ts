import * as z from 'zod/mini';
import { CODE_EDITIONS } from '../../calculators/code-edition.ts';
import { JURISDICTION_REASONS } from '../../places/controlling-jurisdiction.policy.ts';
import { JURISDICTION_KINDS } from '../../places/place.ts';
import { isSourceDay } from '../../shared/source-day.ts';
import { ASIDES, CONFIDENCES, LEVELS, type Fact } from '../fact.ts';
import { STORM_BASES, STORM_KINDS, STORM_RECORDS, UNITS, WIND_BASES, type FactValue } from '../fact-value.ts';
import { PROVISIONS } from '../provisions.ts';
import { questionNamed, REPORT_QUESTIONS, SETTLERS } from '../report-questions.ts';
import { REQUIREMENT_TOPICS } from '../requirement-topics.ts';
import { ADD_ONS } from '../report-sections.ts';

const text = z.string().check(z.minLength(1));
const day = z.string().check(z.refine(isSourceDay));
const decimal = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,6})?$/));
const count = z.number().check(z.int(), z.nonnegative());
const maybeText = z.nullable(text);
const spanish = z.exactOptional(text);
const topic = z.enum(REQUIREMENT_TOPICS);

const link = z.string().check(z.regex(/^https?:\/\/\S+$/));
const page = {
  name: text,
  url: z.nullable(link),
  edition: maybeText,
};
const source = z.union([
  z.object({ ...page, date: day, read: z.nullable(day) }),
  z.object({ ...page, date: z.null(), read: day }),
]);
const sourced = { source, rowId: maybeText };

const point = z.object({
  edition: z.literal(CODE_EDITIONS),
  section: maybeText,
  says: z.nullable(z.enum(PROVISIONS)),
});

const timeZone = z.string().check(z.refine(isTimeZone));
const storm = {
  at: z.iso.datetime(),
  size: z.nullable(z.object({ amount: decimal, unit: z.enum(['in', 'mph', 'knots']) })),
  miles: decimal,
};

const OTHER_UNITS = UNITS.filter((unit) => unit !== 'mph');
const value = z.union([
  z.object({ kind: z.literal('text'), text, textEs: spanish }),
  z.object({ kind: z.literal('yes-no'), answer: z.boolean() }),
  z.object({
    kind: z.literal('edition'),
    text,
    year: z.nullable(z.number().check(z.int(), z.gte(1900), z.lte(2100))),
  }),
  z.object({
    kind: z.literal('quantity'),
    amount: decimal,
    unit: z.literal('mph'),
    basis: z.enum(WIND_BASES),
  }),
  z.object({ kind: z.literal('quantity'), amount: decimal, unit: z.enum(OTHER_UNITS), basis: z.null() }),
  z.object({
    kind: z.literal('jurisdiction'),
    body: z.object({ kind: z.enum(JURISDICTION_KINDS), name: text, geoid: maybeText }),
  }),
  z.object({
    kind: z.literal('jurisdiction-reason'),
    reason: z.enum(JURISDICTION_REASONS),
    nearEdge: z.boolean(),
  }),
  z.object({
    kind: z.literal('jurisdiction-reason'),
    reason: z.literal('corrected'),
    by: maybeText,
    on: day,
    why: text,
    known: z.exactOptional(z.boolean()),
  }),
  z.object({ kind: z.literal('ratio'), to: z.number().check(z.int(), z.positive()) }),
  rows('contacts', {
    ...sourced,
    office: maybeText,
    officeEs: spanish,
    phone: maybeText,
    email: maybeText,
    website: maybeText,
    address: maybeText,
  }),
  rows('storms', {
    ...sourced,
    ...storm,
    timeZone,
    record: z.enum(STORM_RECORDS),
  }),
  z.object({
    kind: z.literal('storms-around'),
    of: z.enum(STORM_KINDS),
    timeZone,
    record: z.enum(STORM_RECORDS),
    aroundMiles: count,
    reports: count,
    allWithinMiles: decimal,
    rows: z.array(
      z.object({
        ...storm,
        bearing: z.nullable(z.number().check(z.int(), z.gte(0), z.lt(360))),
        basis: z.enum(STORM_BASES),
        location: maybeText,
        comment: maybeText,
        url: z.nullable(link),
        rowId: text,
      }),
    ),
  }),
  rows('storm-counts', { withinMiles: z.nullable(count), reports: count }),
  z.object({
    kind: z.literal('requirements'),
    rows: z.array(
      z.object({
        ...sourced,
        manufacturer: text,
        product: text,
        topic,
        requirement: text,
        requirementEs: spanish,
        unit: z.nullable(z.enum(UNITS)),
        condition: maybeText,
        conditionEs: spanish,
      }),
    ),
    unpublished: z.array(topic),
  }),
  rows('rules', { ...sourced, topic: text, topicEs: spanish, rule: text, ruleEs: spanish }),
  rows('edition-changes', { ...sourced, from: point, to: point }),
]);

const stated = {
  ...sourced,
  value,
  condition: maybeText,
  conditionEs: spanish,
  level: z.nullable(z.enum(LEVELS)),
};
const row = z.object(stated);
const others = z.array(z.object({ ...stated, why: z.enum(ASIDES) }));
const settledBy = z.enum(SETTLERS);

const named = {
  section: z.enum(REPORT_QUESTIONS.map((question) => question.section)),
  name: z.enum(REPORT_QUESTIONS.map((question) => question.name)),
};
const fact = z.discriminatedUnion('is', [
  z.object({ ...named, ...stated, is: z.literal('known'), confidence: z.enum(CONFIDENCES), others }),
  z.object({
    ...named,
    is: z.literal('disputed'),
    answers: z.enum(['first', 'none']),
    rows: z.tuple([row, row], row),
    others,
    settledBy,
  }),
  z.object({
    ...named,
    is: z.literal('unknown'),
    because: z.exactOptional(z.enum(JURISDICTION_REASONS)),
    settledBy,
    others,
  }),
  z.object({ ...named, is: z.literal('not-included'), addOn: z.enum(ADD_ONS) }),
]);

/** Null for what is no fact: a value without source or date, of another form than the question's, or of no known question. */
// RPT-3
export function parseFact(input: unknown): Fact | null {
  const parsed = fact.safeParse(input);
  if (!parsed.success || !fitsItsQuestion(parsed.data)) return null;
  return parsed.data;
}

/** A fact that cannot be read is left out: it must not hide the rest. */
export function parseFacts(input: unknown): readonly Fact[] {
  if (!Array.isArray(input)) return [];
  return input.map(parseFact).filter((fact) => fact !== null);
}

function fitsItsQuestion(fact: Fact): boolean {
  const { section, answer } = questionNamed(fact.name);
  const has = (value: FactValue) =>
    value.kind === answer.kind &&
    (value.kind !== 'quantity' || answer.kind !== 'quantity' || value.unit === answer.unit);
  return section === fact.section && answersIn(fact).every(has);
}

function answersIn(fact: Fact): readonly FactValue[] {
  if (fact.is === 'known') return [fact.value];
  return fact.is === 'disputed' ? fact.rows.map(({ value }) => value) : [];
}

function rows<const Kind extends string, Row extends z.core.$ZodShape>(kind: Kind, row: Row) {
  return z.object({ kind: z.literal(kind), rows: z.array(z.object(row)) });
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
