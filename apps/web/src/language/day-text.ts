import { dateFormat } from '@ridgeline/core/shared';

/** A day of the calendar, `2026-05-06`, the same in every time zone; what is no day as it is. */
export function dayText(day: string, tag: string): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(instant)) return day;
  return dateFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(instant);
}
