import fc from 'fast-check';
import { CODE_EDITIONS } from '../../calculators/code-edition.ts';
import { JURISDICTION_REASONS } from '../../places/controlling-jurisdiction.policy.ts';
import { JURISDICTION_KINDS } from '../../places/place.ts';
import { ASIDES, CONFIDENCES, LEVELS, type Fact } from '../../reports/fact.ts';
import {
  STORM_BASES,
  STORM_KINDS,
  STORM_RECORDS,
  UNITS,
  WIND_BASES,
  type FactValue,
  type Unit,
} from '../../reports/fact-value.ts';
import { PROVISIONS } from '../../reports/provisions.ts';
import {
  questionNamed,
  REPORT_QUESTIONS,
  SETTLERS,
  type QuestionName,
} from '../../reports/report-questions.ts';
import { REQUIREMENT_TOPICS } from '../../reports/requirement-topics.ts';
import { ADD_ONS } from '../../reports/report-sections.ts';
import type { Source } from '../../reports/source.ts';

type ValueOf<Kind extends FactValue['kind']> = Extract<FactValue, { readonly kind: Kind }>;

const words = fc.constantFrom(
  'severe',
  'City of Sheridan',
  '2021 IRC',
  'Exposure C',
  'Cañon City',
  'x'.repeat(200),
);
const maybe = fc.option(words);
const spanish = fc.constantFrom('severa', 'alero y borde lateral');
const days = fc.constantFrom('2024-01', '2019', '2021-08-30', '2026-11-22');
const decimals = fc.constantFrom('0', '30', '1.00', '50.3', '115', '-12.5');
const instants = fc
  .date({ min: new Date('1955-01-01'), max: new Date('2026-11-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

export function sources(): fc.Arbitrary<Source> {
  const page = { name: words, url: fc.option(fc.constant('https://city.example.com/codes')), edition: maybe };
  return fc.oneof(
    fc.record({ ...page, date: days, read: fc.option(days) }),
    fc.record({ ...page, date: fc.constant(null), read: days }),
  );
}

const sourced = { source: sources(), rowId: maybe };

const points = fc.record({
  edition: fc.constantFrom(...CODE_EDITIONS),
  section: fc.option(fc.constantFrom('R905.1.2', 'R806.2')),
  says: fc.option(fc.constantFrom(...PROVISIONS)),
});

/** Values of the form that a question asks for. */
function valuesFor(name: QuestionName): fc.Arbitrary<FactValue> {
  const { answer } = questionNamed(name);
  return answer.kind === 'quantity' ? quantitiesIn(answer.unit) : VALUES[answer.kind];
}

function quantitiesIn(unit: Unit): fc.Arbitrary<ValueOf<'quantity'>> {
  const kind = fc.constant('quantity' as const);
  return unit === 'mph'
    ? fc.record({
        kind,
        amount: decimals,
        unit: fc.constant(unit),
        basis: fc.constantFrom(...WIND_BASES),
      })
    : fc.record({ kind, amount: decimals, unit: fc.constant(unit), basis: fc.constant(null) });
}

const storm = {
  at: instants,
  size: fc.option(
    fc.record({
      amount: decimals,
      unit: fc.constantFrom('in' as const, 'mph' as const, 'knots' as const),
    }),
  ),
  miles: decimals,
};
const timeZones = fc.constantFrom('America/Denver', 'America/Detroit');

const VALUES: { readonly [Kind in Exclude<FactValue['kind'], 'quantity'>]: fc.Arbitrary<ValueOf<Kind>> } = {
  text: fc.record(
    { kind: fc.constant('text'), text: words, textEs: spanish },
    { requiredKeys: ['kind', 'text'] },
  ),
  'yes-no': fc.record({ kind: fc.constant('yes-no'), answer: fc.boolean() }),
  edition: fc.record({
    kind: fc.constant('edition'),
    text: words,
    year: fc.option(fc.constantFrom(2009, 2012, 2015, 2018, 2021, 2024)),
  }),
  jurisdiction: fc.record({
    kind: fc.constant('jurisdiction'),
    body: fc.record({
      kind: fc.constantFrom(...JURISDICTION_KINDS),
      name: words,
      geoid: fc.option(fc.constantFrom('0869645', '08035')),
    }),
  }),
  'jurisdiction-reason': fc.oneof(
    fc.record({
      kind: fc.constant('jurisdiction-reason' as const),
      reason: fc.constantFrom(...JURISDICTION_REASONS),
      nearEdge: fc.boolean(),
    }),
    fc.record(
      {
        kind: fc.constant('jurisdiction-reason' as const),
        reason: fc.constant('corrected' as const),
        by: maybe,
        on: fc.constant('2026-11-22'),
        why: words,
        known: fc.boolean(),
      },
      { requiredKeys: ['kind', 'reason', 'by', 'on', 'why'] },
    ),
  ),
  ratio: fc.record({ kind: fc.constant('ratio'), to: fc.constantFrom(150, 300) }),
  contacts: fc.record({
    kind: fc.constant('contacts'),
    rows: fc.array(
      fc.record({
        ...sourced,
        office: maybe,
        phone: maybe,
        email: maybe,
        website: maybe,
        address: maybe,
      }),
      { maxLength: 2 },
    ),
  }),
  storms: fc.record({
    kind: fc.constant('storms'),
    rows: fc.array(
      fc.record({
        ...sourced,
        ...storm,
        timeZone: timeZones,
        record: fc.constantFrom(...STORM_RECORDS),
      }),
      { maxLength: 2 },
    ),
  }),
  'storm-counts': fc.record({
    kind: fc.constant('storm-counts'),
    rows: fc.array(fc.record({ withinMiles: fc.option(fc.constantFrom(1, 3, 5)), reports: fc.nat(900) }), {
      maxLength: 2,
    }),
  }),
  'storms-around': fc.record({
    kind: fc.constant('storms-around'),
    of: fc.constantFrom(...STORM_KINDS),
    timeZone: timeZones,
    record: fc.constantFrom(...STORM_RECORDS),
    aroundMiles: fc.constant(50),
    reports: fc.nat(900),
    allWithinMiles: decimals,
    rows: fc.array(
      fc.record({
        ...storm,
        bearing: fc.option(fc.integer({ min: 0, max: 359 })),
        basis: fc.constantFrom(...STORM_BASES),
        location: maybe,
        comment: maybe,
        url: fc.option(fc.constant('https://www.ncei.noaa.gov/stormevents/eventdetails.jsp?id=950338')),
        rowId: words,
      }),
      { maxLength: 2 },
    ),
  }),
  requirements: fc.record({
    kind: fc.constant('requirements'),
    rows: fc.array(
      fc.record({
        ...sourced,
        manufacturer: words,
        product: words,
        topic: fc.constantFrom(...REQUIREMENT_TOPICS),
        requirement: words,
        unit: fc.option(fc.constantFrom(...UNITS)),
        condition: maybe,
      }),
      { maxLength: 2 },
    ),
    unpublished: fc.subarray([...REQUIREMENT_TOPICS]),
  }),
  rules: fc.record({
    kind: fc.constant('rules'),
    rows: fc.array(
      fc.record(
        { ...sourced, topic: words, topicEs: spanish, rule: words, ruleEs: spanish },
        { requiredKeys: ['source', 'rowId', 'topic', 'rule'] },
      ),
      { maxLength: 2 },
    ),
  }),
  'edition-changes': fc.record({
    kind: fc.constant('edition-changes'),
    rows: fc.array(fc.record({ ...sourced, from: points, to: points }), { maxLength: 2 }),
  }),
};

/** A fact of any form on one question of the table. */
function factsOn(name: QuestionName): fc.Arbitrary<Fact> {
  const named = { section: fc.constant(questionNamed(name).section), name: fc.constant(name) };
  const value = valuesFor(name);
  const stated = { ...sourced, value, condition: maybe, level: fc.option(fc.constantFrom(...LEVELS)) };
  const others = fc.array(fc.record({ ...stated, why: fc.constantFrom(...ASIDES) }), { maxLength: 2 });
  const settledBy = fc.constantFrom(...SETTLERS);
  const row = fc.record(stated);
  return fc.oneof(
    fc.record({
      ...named,
      ...stated,
      is: fc.constant('known' as const),
      confidence: fc.constantFrom(...CONFIDENCES),
      others,
    }),
    fc.record({
      ...named,
      is: fc.constant('disputed' as const),
      answers: fc.constantFrom('first' as const, 'none' as const),
      rows: fc.tuple(row, row),
      others,
      settledBy,
    }),
    fc.record(
      {
        ...named,
        is: fc.constant('unknown' as const),
        because: fc.constantFrom(...JURISDICTION_REASONS),
        settledBy,
        others,
      },
      { requiredKeys: ['section', 'name', 'is', 'settledBy', 'others'] },
    ),
    fc.record({ ...named, is: fc.constant('not-included' as const), addOn: fc.constantFrom(...ADD_ONS) }),
  );
}

const ON_EACH = REPORT_QUESTIONS.map(({ name }) => factsOn(name));

/** A fact on any question. */
export function facts(): fc.Arbitrary<Fact> {
  return fc.oneof(...ON_EACH);
}
