import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIceAndWaterShield } from '../../calculators/ice-and-water-shield/ice-and-water-shield.inputs.ts';
import { parsePermitProject } from '../../calculators/permit-fee/permit-project.policy.ts';
import { parseVentilation } from '../../calculators/ventilation/ventilation.inputs.ts';
import { parseWaste } from '../../calculators/waste/waste.inputs.ts';
import { placedFeeSchedules } from '../../testing/calculators/published-fee-schedules.ts';
import { facts } from '../../testing/reports/fact.arbitrary.ts';
import { aKnownFact, SOURCE } from '../../testing/reports/fact.builder.ts';
import type { Fact, Stated } from '../fact.ts';
import type { FactValue } from '../fact-value.ts';
import { PROPERTY_TYPES } from '../property.ts';
import type { QuestionName } from '../report-questions.ts';
import { questionNamed } from '../report-questions.ts';
import { availableCalculators, calculatorStarts, startingInputs } from './calculator-starts.policy.ts';
import type { ReportPlace } from './starting-fields.ts';

const HOUSE: ReportPlace = { state: 'co', propertyType: 'residential', feeSchedules: placedFeeSchedules };

const known = (name: QuestionName, value: FactValue): Fact =>
  aKnownFact({ section: questionNamed(name).section, name, value });
const municipality = (name: string) =>
  known('controlling-municipality', { kind: 'jurisdiction', body: { kind: 'city', name, geoid: null } });
const edition = known('adopted-residential-code', { kind: 'edition', text: '2021 IRC', year: 2021 });

function startOf(
  calculator: string,
  told: readonly Fact[],
  place: Parameters<typeof calculatorStarts>[1] = HOUSE,
) {
  const start = calculatorStarts(told, place).find((one) => one.calculator === calculator);
  if (!start) throw new Error(`there is no ${calculator}`);
  return start;
}
const valueOf = (calculator: string, field: string, told: readonly Fact[], place = HOUSE) =>
  startOf(calculator, told, place).values.find((value) => value.field === field);

describe('what a calculator starts with', () => {
  it.each<[string, string, QuestionName, FactValue, string | number]>([
    ['waste', 'areaSf', 'area', { kind: 'quantity', amount: '2450.5', unit: 'sf', basis: null }, '2450.5'],
    [
      'permit-fee',
      'roof_size',
      'area',
      { kind: 'quantity', amount: '2450', unit: 'sf', basis: null },
      '2450',
    ],
    // The 2020 Minnesota Residential Code is the IRC of 2018.
    [
      'ventilation',
      'edition',
      'adopted-residential-code',
      { kind: 'edition', text: '2020 Minnesota Residential Code', year: 2018 },
      2018,
    ],
    ['ice-and-water-shield', 'designation', 'ice-barrier', { kind: 'yes-no', answer: false }, 'no'],
    [
      'ice-and-water-shield',
      'windMph',
      'ultimate-design-wind-speed',
      { kind: 'quantity', amount: '115', unit: 'mph', basis: 'ultimate' },
      '115',
    ],
    ['ventilation', 'climateZone', 'climate-zone', { kind: 'text', text: '5B' }, 5],
    ['ventilation', 'climateZone', 'climate-zone', { kind: 'text', text: '7' }, 7],
    ['ventilation', 'ratio', 'attic-ventilation', { kind: 'ratio', to: 150 }, 150],
  ])('CALC-5 fills %s %s from the fact %s', (calculator, field, fact, value, filled) => {
    expect(valueOf(calculator, field, [known(fact, value)])).toEqual({
      field,
      fact,
      is: 'known',
      value: filled,
      confidence: 'verified',
      row: { value, condition: null, source: SOURCE, rowId: null, level: 'place' },
    });
  });

  it.each<[string, string, readonly Fact[], string, string]>([
    ['waste', 'areaSf', [], 'unknown', 'roof-measurement'],
    [
      'ice-and-water-shield',
      'designation',
      [{ section: 'code-detail', name: 'ice-barrier', is: 'not-included', addOn: 'code-detail' }],
      'not-included',
      'building-department',
    ],
    [
      'waste',
      'edition',
      [known('adopted-residential-code', { kind: 'edition', text: '2003 IRC', year: 2003 })],
      'no-such-choice',
      'building-department',
    ],
    [
      'ice-and-water-shield',
      'windMph',
      [
        known('ultimate-design-wind-speed', {
          kind: 'quantity',
          amount: '105',
          unit: 'mph',
          basis: 'not-stated',
        }),
      ],
      'no-such-choice',
      'building-department',
    ],
    [
      'ice-and-water-shield',
      'localRule',
      [known('ice-barrier-extent', { kind: 'text', text: '36 in inside the building line' })],
      'no-such-choice',
      'building-department',
    ],
    ['permit-fee', 'schedule', [municipality('Leadville')], 'no-such-choice', 'boundary-map'],
  ])('CALC-5 leaves %s %s empty, with the reason', (calculator, field, told, because, settledBy) => {
    expect(valueOf(calculator, field, told)).toMatchObject({ is: 'empty', because, settledBy });
  });

  it('CALC-5 asks no building code of houses, and no residential code of the rest', () => {
    const shop: ReportPlace = { ...HOUSE, propertyType: 'commercial' };
    expect(startOf('ventilation', [], shop).values[0]).toMatchObject({ because: 'other-property-type' });
  });

  it('CALC-5 takes the first row of a dispute as likely, and none where none answers', () => {
    const row = (answer: boolean): Stated => ({
      value: { kind: 'yes-no', answer },
      condition: answer ? 'from 8:12' : null,
      source: SOURCE,
      rowId: null,
      level: 'place',
    });
    const dispute = (answers: 'first' | 'none'): Fact => ({
      section: 'code-detail',
      name: 'ice-barrier',
      is: 'disputed',
      answers,
      rows: [row(true), row(false)],
      others: [],
      settledBy: 'building-department',
    });
    expect(valueOf('ice-and-water-shield', 'designation', [dispute('first')])).toMatchObject({
      value: 'yes',
      confidence: 'likely',
      row: { condition: 'from 8:12' },
    });
    expect(valueOf('ice-and-water-shield', 'designation', [dispute('none')])).toMatchObject({
      because: 'disputed',
    });
  });

  it('CALC-5 gives the known values as inputs', () => {
    expect(startingInputs(startOf('ventilation', [edition]))).toEqual({ edition: 2021 });
  });

  it('CALC-5 fills no field with what its calculator refuses', () => {
    const parsers = {
      waste: parseWaste,
      'ice-and-water-shield': parseIceAndWaterShield,
      ventilation: parseVentilation,
      'permit-fee': parsePermitProject,
    };
    const choices = new Set(['edition', 'designation', 'localRule', 'climateZone', 'ratio']);
    fc.assert(
      fc.property(fc.array(facts()), fc.constantFrom(...PROPERTY_TYPES), (told, propertyType) => {
        for (const start of calculatorStarts(told, { ...HOUSE, propertyType })) {
          const filled = startingInputs(start);
          const parsed = parsers[start.calculator](filled);
          const refused = parsed.ok ? [] : parsed.failure.map(({ field }) => field);
          expect(refused.filter((field) => choices.has(field) && field in filled)).toEqual([]);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('the available calculators of a report', () => {
  it.each([
    ['of a city with a published schedule', [municipality('CANON CITY')], HOUSE, true],
    ['of a city without one', [municipality('Leadville')], HOUSE, false],
    [
      'of a city of that name in another state',
      [municipality('Canon City')],
      { ...HOUSE, state: 'tx' },
      false,
    ],
    ['whose municipality is unknown', [], HOUSE, false],
    ['while no schedule is loaded', [municipality('Canon City')], { ...HOUSE, feeSchedules: [] }, false],
  ])('CALC-5.2 ENT-10 know the report %s', (_, told, place, has) => {
    const names = ['iws', 'waste', 'ventilation', ...(has ? ['permit-fee'] : [])];
    expect(availableCalculators(calculatorStarts(told, place))).toEqual(names);
  });
});
