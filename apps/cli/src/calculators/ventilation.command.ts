import {
  calculateVentilation,
  CLIMATE_ZONES,
  CODE_EDITIONS,
  parseVentilation,
  placementConditionMessages,
  SHARE_READINGS,
  VAPOR_RETARDERS,
  VENT_PLACEMENTS,
  VENTILATION_RATIOS,
  type VentilationAspect,
  ventilationAspectMessages,
  type VentilationCalculation,
  type VentilationCheck,
  ventilationReadingMessages,
  ventilationShortfallMessages,
  ventilationWarningMessages,
  ventilationWords,
  ventPlacementMessages,
  ventProductMessages,
  withUnit,
} from '@ridgeline/core/calculators';
import { languageTag, type Locale, say } from '@ridgeline/core/shared';
import { calculatorCommand } from './calculator.command.ts';
import type { Flag } from '../command-line/command.ts';
import { resultMessages, ventilationResultMessages } from './result.messages.ts';
import { FLAGS_OF_VENTS, gatherVents } from './vent-flags.ts';

const FLAGS: readonly Flag[] = [
  { name: 'attic', says: 'attic', takes: 'SF', field: 'atticSf', needed: true },
  {
    name: 'edition',
    says: 'edition',
    takes: 'YEAR',
    field: 'edition',
    options: CODE_EDITIONS.map(String),
    needed: true,
  },
  {
    name: 'climate-zone',
    says: 'climate-zone',
    takes: 'ZONE',
    field: 'climateZone',
    options: CLIMATE_ZONES.map(String),
    needed: true,
  },
  {
    name: 'vapor-retarder',
    says: 'vapor-retarder',
    takes: 'CLASS',
    field: 'vaporRetarder',
    options: VAPOR_RETARDERS,
  },
  {
    name: 'placement',
    says: 'placement',
    takes: 'STATE',
    field: 'placement',
    options: VENT_PLACEMENTS,
  },
  { name: 'ratio', says: 'ratio', takes: 'RATIO', field: 'ratio', options: VENTILATION_RATIOS.map(String) },
  { name: 'upper-percent', says: 'upper-percent', takes: 'PERCENT', field: 'upperPercent' },
  {
    name: 'share-reading',
    says: 'share-reading',
    takes: 'READING',
    field: 'shareReading',
    options: SHARE_READINGS,
  },
  ...FLAGS_OF_VENTS,
];

// CALC-3
export const ventilationCommand = calculatorCommand({
  command: {
    name: 'ventilation',
    flags: FLAGS,
    example:
      'ridgeline ventilation --attic 1800 --edition 2021 --climate-zone 4 --upper-percent 45 ' +
      '--provided ridge-vent=22 --provided soffit-vent=53',
  },
  parse: parseVentilation,
  calculate: calculateVentilation,
  telling: {
    words: ventilationWords,
    warnings: ventilationWarningMessages,
    result: resultLines,
    place: productNamed,
  },
  gather: gatherVents,
  isYes: ({ outcome }) => outcome.check?.passes ?? true,
});

function resultLines({ inputs, outcome }: VentilationCalculation, locale: Locale): readonly string[] {
  const area = (squareInches: number) => withUnit(squareInches, 'sq-in', locale);
  const { ratio, requiredSqIn, exhaustSqIn, intakeSqIn, quantities, check, placement, otherReading } =
    outcome;
  return [
    say(ventilationResultMessages, locale, 'required', { area: area(requiredSqIn), ratio }),
    ...(otherReading === null
      ? []
      : [
          say(ventilationResultMessages, locale, 'other-reading', {
            reading: say(ventilationReadingMessages, locale, otherReading.reading),
            area: area(otherReading.requiredSqIn),
            ratio: otherReading.ratio,
          }),
        ]),
    say(ventilationResultMessages, locale, 'placement', {
      condition: say(placementConditionMessages, locale, placement.condition),
      state: say(ventPlacementMessages, locale, placement.is),
    }),
    say(ventilationResultMessages, locale, 'exhaust', { area: area(exhaustSqIn) }),
    say(ventilationResultMessages, locale, 'intake', { area: area(intakeSqIn) }),
    ...quantities.map(({ product, quantity }) =>
      say(ventilationResultMessages, locale, 'product', {
        product: productName(product, locale),
        quantity: withUnit(
          quantity,
          inputs.products.find(({ id }) => id === product)?.soldBy ?? 'piece',
          locale,
        ),
      }),
    ),
    ...(check === null ? [] : checkLines(check, locale)),
  ];
}

function checkLines(check: VentilationCheck, locale: Locale): readonly string[] {
  const answer = (yes: boolean) => ({ answer: say(resultMessages, locale, yes ? 'yes' : 'no') });
  return [
    say(ventilationResultMessages, locale, 'provided', {
      total: withUnit(check.totalSqIn, 'sq-in', locale),
      upper: withUnit(check.upperSqIn, 'sq-in', locale),
      lower: withUnit(check.lowerSqIn, 'sq-in', locale),
    }),
    ...check.attempts.map(({ ratio, passes, why }) =>
      passes
        ? say(ventilationResultMessages, locale, 'passes', { ratio })
        : say(ventilationResultMessages, locale, 'fails', {
            ratio,
            why: why.map((code) => say(ventilationShortfallMessages, locale, code)).join(' '),
          }),
    ),
    ...(check.otherReading === null
      ? []
      : [
          say(ventilationResultMessages, locale, 'other-attempt', {
            reading: say(ventilationReadingMessages, locale, check.otherReading.reading),
            ...answer(check.otherReading.passes),
          }),
        ]),
    say(ventilationResultMessages, locale, 'checked', {
      aspects: aspectsNamed(check.checked, locale),
      ...answer(check.meetsRatio),
    }),
    say(ventilationResultMessages, locale, 'not-checked', {
      aspects: aspectsNamed(check.notChecked, locale),
    }),
    say(ventilationResultMessages, locale, 'balanced', answer(check.balanced)),
  ];
}

function aspectsNamed(aspects: readonly VentilationAspect[], locale: Locale): string {
  const names = aspects.map((aspect) => say(ventilationAspectMessages, locale, aspect));
  return new Intl.ListFormat(languageTag(locale), { type: 'unit' }).format(names);
}

function productNamed(at: string, { inputs }: VentilationCalculation, locale: Locale): string | null {
  const [list, index] = at.split('.');
  const product = list === 'products' ? inputs.products[Number(index)] : undefined;
  return product === undefined ? null : productName(product.id, locale);
}

/** The user's own products have no name but their id. */
function productName(id: string, locale: Locale): string {
  return isNamed(id) ? say(ventProductMessages, locale, id) : id;
}

function isNamed(id: string): id is keyof typeof ventProductMessages.en {
  return Object.hasOwn(ventProductMessages.en, id);
}
