import { withUnit } from '../../calculators/unit-text.ts';
import { say, type Locale } from '../../shared/messages.ts';
import type { Decimal, Unit } from '../fact-value.ts';
import { unitMessages } from './fact-text.messages.ts';

/** A number of a source with its unit, which reads as in the calculators. */
export function quantityText(amount: Decimal, unit: Unit | 'knots', locale: Locale): string {
  return unit === 'in' || unit === 'ft' || unit === 'sf'
    ? withUnit(amount, unit, locale)
    : say(unitMessages, locale, unit, { amount });
}
