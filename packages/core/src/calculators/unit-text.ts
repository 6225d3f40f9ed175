import { dollarsText, say, type Locale } from '../shared/messages.ts';
import type { Unit } from './calculation.ts';
import { unitMessages } from './unit.messages.ts';

export function withUnit(value: number, unit: Unit, locale: Locale): string {
  return unit === 'cent' ? dollarsText(value, locale) : say(unitMessages, locale, unit, { count: value });
}
