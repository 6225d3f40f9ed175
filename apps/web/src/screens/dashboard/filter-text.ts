import { ADD_ONS, PROPERTY_TYPES, type ProjectFilter, ROOF_TYPES } from '@ridgeline/core/reports';
import { say } from '@ridgeline/core/shared';
import { dayText } from '../../language/day-text.ts';
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
