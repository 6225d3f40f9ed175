import { ADD_ONS, PROPERTY_TYPES, type ProjectFilter, ROOF_TYPES } from '@ridgeline/core/reports';
import { say } from '@ridgeline/core/shared';
import type { Language } from '../../language/language.store.ts';
import { filterMessages } from './filter.messages.ts';

const NAMED = [...PROPERTY_TYPES, ...ROOF_TYPES, ...ADD_ONS];

/** The value of a filter as a chip shows it; one that the address made up as it is. */
export function filterValueText(name: ProjectFilter, value: string, { locale, tag }: Language): string {
  if (name === 'state') return value.toUpperCase();
  if (name === 'createdDateFrom' || name === 'createdDateTo') return dayText(value, tag);
  const known = NAMED.find((word) => word === value);
  return known === undefined ? value : say(filterMessages, locale, known);
}

/** A day of the calendar, the same in every time zone. */
function dayText(day: string, tag: string): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(instant)) return day;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(instant);
}
