import {
  calculateIceAndWaterShield,
  CODE_EDITIONS,
  compareIceAndWaterShield,
  ICE_COVERINGS,
  ICE_DESIGNATIONS,
  ICE_READING_VARIANTS,
  ICE_READINGS,
  ICE_ROLL_AREAS_SF,
  ICE_STRUCTURES,
  type IceAndWaterShieldCalculation,
  type IceAndWaterShieldInputs,
  iceAndWaterShieldReadingMessages,
  iceAndWaterShieldWarningMessages,
  iceAndWaterShieldWords,
  LOCAL_ICE_BARRIER_RULES,
  parseIceAndWaterShield,
  ROLL_MEASURES,
  withUnit,
} from '@ridgeline/core/calculators';
import { type Locale, say } from '@ridgeline/core/shared';
import { paragraphs } from '../command-line/paragraphs.ts';
import { calculatorCommand } from './calculator.command.ts';
import type { Flag } from '../command-line/command.ts';
import { FLAGS_OF_EAVES, gatherEaves } from './eave-flags.ts';
import { more } from './more-text.ts';
import { iwsResultMessages, resultMessages } from './result.messages.ts';

const FLAGS: readonly Flag[] = [
  {
    name: 'edition',
    says: 'edition',
    takes: 'YEAR',
    field: 'edition',
    options: CODE_EDITIONS.map(String),
    needed: true,
  },
  ...FLAGS_OF_EAVES,
  { name: 'valleys', says: 'valley-length', takes: 'FT', field: 'valleysFt' },
  { name: 'reading', says: 'reading', takes: 'READING', field: 'reading', options: ICE_READINGS },
  {
    name: 'designation',
    says: 'designation',
    takes: 'ANSWER',
    field: 'designation',
    options: ICE_DESIGNATIONS,
  },
  {
    name: 'structure',
    says: 'structure',
    takes: 'KIND',
    field: 'structure',
    options: ICE_STRUCTURES,
  },
  { name: 'covering', says: 'covering', takes: 'KIND', field: 'covering', options: ICE_COVERINGS },
  { name: 'wind', says: 'wind', takes: 'MPH', field: 'windMph' },
  {
    name: 'local-rule',
    says: 'local-rule',
    takes: 'RULE',
    field: 'localRule',
    options: ['none', ...LOCAL_ICE_BARRIER_RULES.map(({ id }) => id)],
  },
  { name: 'measure', says: 'measure', takes: 'MEASURE', field: 'measure', options: ROLL_MEASURES },
  { name: 'roll', says: 'roll', takes: 'SF', field: 'roll', options: ICE_ROLL_AREAS_SF.map(String) },
  { name: 'roll-width', says: 'roll-width', takes: 'IN', field: 'rollWidthIn' },
  { name: 'roll-area', says: 'roll-area', takes: 'SF', field: 'rollAreaSf' },
  { name: 'side-lap', says: 'side-lap', takes: 'IN', field: 'sideLapIn' },
];

// CALC-2
export const iwsCommand = calculatorCommand({
  command: {
    name: 'iws',
    flags: FLAGS,
    example: 'ridgeline iws --edition 2021 --length 100 --overhang 12 --wall 4.5 --rise 6 --designation yes',
  },
  parse: parseIceAndWaterShield,
  calculate: calculateIceAndWaterShield,
  telling: {
    words: iceAndWaterShieldWords,
    warnings: iceAndWaterShieldWarningMessages,
    result: resultLines,
    place: eaveNamed,
  },
  gather: gatherEaves,
  compare: compareReadings,
});

function resultLines({ outcome }: IceAndWaterShieldCalculation, locale: Locale): readonly string[] {
  const area = (squareFeet: number) => ({ area: withUnit(squareFeet, 'sf', locale) });
  return [
    ...outcome.eaves.map(({ depthIn, rows }, index) =>
      say(iwsResultMessages, locale, 'eave', {
        number: index + 1,
        depth: withUnit(depthIn, 'in', locale),
        rows,
      }),
    ),
    say(iwsResultMessages, locale, 'actual', area(outcome.actualSf)),
    say(iwsResultMessages, locale, 'half-roll', area(outcome.halfRollSf)),
    say(iwsResultMessages, locale, 'full-roll', area(outcome.fullRollSf)),
    say(iwsResultMessages, locale, 'valleys', area(outcome.valleysSf)),
    say(iwsResultMessages, locale, 'total', area(outcome.totalSf)),
    say(iwsResultMessages, locale, 'rolls', { rolls: withUnit(outcome.rolls, 'roll', locale) }),
  ];
}

function eaveNamed(at: string, { inputs }: IceAndWaterShieldCalculation, locale: Locale): string | null {
  const [list, index] = at.split('.');
  return list === 'eaves' && inputs.eaves.length > 1
    ? say(resultMessages, locale, 'eave', { number: Number(index) + 1 })
    : null;
}

/** The results that inspector, roofer and adjuster may each calculate for the same roof. */
function compareReadings(
  inputs: IceAndWaterShieldInputs,
  locale: Locale,
): { readonly data: unknown; readonly text: string } {
  const compared = compareIceAndWaterShield(inputs, ICE_READING_VARIANTS);
  const lines = compared.map(({ variant, outcome, differenceSf }) => {
    const { reading = inputs.reading, measure = inputs.measure } = variant;
    return say(iwsResultMessages, locale, 'compared', {
      reading: say(iceAndWaterShieldReadingMessages, locale, reading),
      measure: say(iceAndWaterShieldReadingMessages, locale, measure),
      area: withUnit(outcome.totalSf, 'sf', locale),
      more: more(differenceSf, locale),
      rolls: withUnit(outcome.rolls, 'roll', locale),
    });
  });
  return { data: compared, text: paragraphs([[say(resultMessages, locale, 'side-by-side'), lines]]) };
}
