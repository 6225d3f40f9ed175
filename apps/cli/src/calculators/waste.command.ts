import {
  BUNDLE_ROUNDINGS,
  calculateWaste,
  CODE_EDITIONS,
  compareWaste,
  parseWaste,
  PLAN_SHAPES,
  ROLL_MEASURES,
  ROOF_SHAPES,
  SHINGLE_KINDS,
  STARTER_PLACES,
  UNDERLAYMENT_KINDS,
  WASTE_WAYS,
  type WasteCalculation,
  wasteChoiceMessages,
  type WasteInputs,
  wasteWarningMessages,
  wasteWords,
  withUnit,
} from '@ridgeline/core/calculators';
import { type Locale, say } from '@ridgeline/core/shared';
import { paragraphs } from '../command-line/paragraphs.ts';
import { calculatorCommand } from './calculator.command.ts';
import type { Flag } from '../command-line/command.ts';
import { more } from './more-text.ts';
import { resultMessages, wasteResultMessages } from './result.messages.ts';

const FLAGS: readonly Flag[] = [
  { name: 'area', says: 'area', takes: 'SF', field: 'areaSf', needed: true },
  { name: 'rise', says: 'rise', takes: 'IN', field: 'rise', needed: true },
  { name: 'percent', says: 'percent', takes: 'PERCENT', field: 'percent', needed: true },
  { name: 'way', says: 'way', takes: 'WAY', field: 'way', options: WASTE_WAYS },
  { name: 'shape', says: 'shape', takes: 'SHAPE', field: 'complexity.shape', options: ROOF_SHAPES },
  { name: 'valleys', says: 'valley-count', takes: 'COUNT', field: 'complexity.valleys' },
  { name: 'dormers', says: 'dormers', takes: 'COUNT', field: 'complexity.dormers' },
  { name: 'penetrations', says: 'penetrations', takes: 'COUNT', field: 'complexity.penetrations' },
  { name: 'cut-edge', says: 'cut-edge', takes: 'FT', field: 'cutEdgeFt' },
  { name: 'plan', says: 'plan', takes: 'SHAPE', field: 'plan.shape', options: PLAN_SHAPES },
  { name: 'plan-length', says: 'plan-length', takes: 'FT', field: 'plan.lengthFt' },
  { name: 'plan-width', says: 'plan-width', takes: 'FT', field: 'plan.widthFt' },
  { name: 'eaves', says: 'eaves', takes: 'FT', field: 'eavesFt' },
  { name: 'rakes', says: 'rakes', takes: 'FT', field: 'rakesFt' },
  { name: 'hips', says: 'hips', takes: 'FT', field: 'hipsFt' },
  { name: 'ridges', says: 'ridges', takes: 'FT', field: 'ridgesFt' },
  { name: 'edition', says: 'edition', takes: 'YEAR', field: 'edition', options: CODE_EDITIONS.map(String) },
  { name: 'rounding', says: 'rounding', takes: 'RULE', field: 'rounding', options: BUNDLE_ROUNDINGS },
  { name: 'shingle', says: 'shingle', takes: 'KIND', field: 'shingle', options: SHINGLE_KINDS },
  { name: 'bundles-per-square', says: 'bundles-per-square', takes: 'COUNT', field: 'bundlesPerSquare' },
  {
    name: 'starter-along',
    says: 'starter-along',
    takes: 'EDGES',
    field: 'starterAlong',
    options: STARTER_PLACES,
  },
  { name: 'starter-bundle', says: 'starter-bundle', takes: 'FT', field: 'starterFtPerBundle' },
  { name: 'cap-bundle', says: 'cap-bundle', takes: 'FT', field: 'capFtPerBundle' },
  { name: 'drip-edge-piece', says: 'drip-edge-piece', takes: 'FT', field: 'dripEdgePieceFt' },
  { name: 'drip-edge-lap', says: 'drip-edge-lap', takes: 'IN', field: 'dripEdgeLapIn' },
  {
    name: 'underlayment',
    says: 'underlayment',
    takes: 'KIND',
    field: 'underlayment',
    options: UNDERLAYMENT_KINDS,
  },
  {
    name: 'underlayment-measure',
    says: 'measure',
    takes: 'MEASURE',
    field: 'underlaymentMeasure',
    options: ROLL_MEASURES,
  },
  { name: 'underlayment-roll', says: 'underlayment-roll', takes: 'SF', field: 'underlaymentRollSf' },
];

// CALC-1
export const wasteCommand = calculatorCommand({
  command: {
    name: 'waste',
    flags: FLAGS,
    example: 'ridgeline waste --area 2450 --rise 6 --percent 15 --eaves 180 --hips 90 --ridges 30',
  },
  parse: parseWaste,
  calculate: calculateWaste,
  telling: {
    words: wasteWords,
    warnings: wasteWarningMessages,
    result: resultLines,
    place: () => null,
  },
  compare: compareWays,
});

function resultLines({ inputs, outcome }: WasteCalculation, locale: Locale): readonly string[] {
  const { starter, cap, dripEdge, underlayment } = outcome;
  return [
    say(wasteResultMessages, locale, 'roof', { area: withUnit(inputs.areaSf, 'sf', locale) }),
    say(wasteResultMessages, locale, 'waste', { percent: withUnit(outcome.wastePercent, 'percent', locale) }),
    say(wasteResultMessages, locale, 'total', {
      area: withUnit(outcome.totalSf, 'sf', locale),
      squares: outcome.squares,
    }),
    say(wasteResultMessages, locale, 'bundles', { bundles: withUnit(outcome.bundles, 'bundle', locale) }),
    say(wasteResultMessages, locale, 'starter', {
      bundles: withUnit(starter.bundles, 'bundle', locale),
      length: withUnit(starter.lengthFt, 'ft', locale),
    }),
    say(wasteResultMessages, locale, 'cap', {
      bundles: withUnit(cap.bundles, 'bundle', locale),
      length: withUnit(cap.lengthFt, 'ft', locale),
    }),
    say(wasteResultMessages, locale, 'drip-edge', {
      pieces: withUnit(dripEdge.pieces, 'piece', locale),
      length: withUnit(dripEdge.lengthFt, 'ft', locale),
    }),
    say(wasteResultMessages, locale, 'underlayment', {
      area: withUnit(underlayment.totalSf, 'sf', locale),
      rolls: withUnit(underlayment.rolls, 'roll', locale),
      layers: underlayment.layers,
    }),
  ];
}

function compareWays(inputs: WasteInputs, locale: Locale): { readonly data: unknown; readonly text: string } {
  const compared = compareWaste(inputs);
  const lines = compared.map(({ way, outcome, differenceSf }) =>
    say(wasteResultMessages, locale, 'compared', {
      way: say(wasteChoiceMessages, locale, way),
      percent: withUnit(outcome.wastePercent, 'percent', locale),
      area: withUnit(outcome.totalSf, 'sf', locale),
      more: more(differenceSf, locale),
      bundles: withUnit(outcome.bundles, 'bundle', locale),
    }),
  );
  return { data: compared, text: paragraphs([[say(resultMessages, locale, 'side-by-side'), lines]]) };
}
