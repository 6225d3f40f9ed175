import { languageTag, say, type Locale } from '../shared/messages.ts';
import type { Unit } from './calculation.ts';
import { unitMessages } from './unit.messages.ts';

export function withUnit(value: number, unit: Unit, locale: Locale): string {
  return unit === 'cent' ? dollars(value, locale) : say(unitMessages, locale, unit, { count: value });
}

function dollars(cents: number, locale: Locale): string {
  return (cents / 100).toLocaleString(languageTag(locale), { style: 'currency', currency: 'USD' });
}
