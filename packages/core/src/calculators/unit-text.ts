import { dollarsText, say, type Locale } from '../shared/messages.ts';
import type { Unit } from './calculation.ts';
import { unitMessages } from './unit.messages.ts';

/** A quantity with its unit. The number of a source is a text, and is printed with the decimals that the source gives. */
export function withUnit(value: number, unit: Unit, locale: Locale): string;
export function withUnit(value: number | string, unit: Exclude<Unit, 'cent'>, locale: Locale): string;
export function withUnit(value: number | string, unit: Unit, locale: Locale): string {
  return unit === 'cent'
    ? dollarsText(Number(value), locale)
    : say(unitMessages, locale, unit, { count: value });
}
