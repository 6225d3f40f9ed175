import { HOUR, MINUTE, type Instant } from '../shared/instant.ts';
import type { Point } from '../places/place.ts';
import type { Magnitude, StormKind, StormReport } from './storm-report.ts';

export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

/** Midnight UTC of the day; null for a day that the calendar does not have. */
export function startOfDay({ year, month, day }: CalendarDay): Instant | null {
  const start = new Date(Date.UTC(year, month - 1, day));
  const isThatDay =
    start.getUTCFullYear() === year && start.getUTCMonth() === month - 1 && start.getUTCDate() === day;
  return isThatDay ? start.getTime() : null;
}

/** Milliseconds since midnight of `1658`, `16:58`, `6:05` or `16:58:00`; null for no time of day. */
export function timeOfDay(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):?(\d{2})(?::\d{2})?$/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const [hour, minute] = [Number(hours), Number(minutes)];
  return hour < 24 && minute < 60 ? hour * HOUR + minute * MINUTE : null;
}

/** Null outside the globe, and for 0, 0, which the files write for no place. */
export function pointOf(latitude: string, longitude: string): Point | null {
  const [north, east] = [decimalOf(latitude), decimalOf(longitude)];
  if (north === null || east === null || (north === 0 && east === 0)) return null;
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? { latitude: north, longitude: east } : null;
}

export function isState(text: string): boolean {
  return /^[A-Z]{2}$/.test(text);
}

export function wholeNumberOf(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** `1.75` as 175 and `.75` as 75; null for what is no number, or has a further digit other than 0. */
function hundredthsOf(text: string): number | null {
  const [, whole, fraction = ''] = /^(?=\.?\d)(\d{0,3})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** How wind was measured, by the code of the official files: a gust or a sustained wind. */
export const BASES: Readonly<Record<string, StormReport['basis']>> = {
  MG: 'measured',
  MS: 'measured',
  EG: 'estimated',
  ES: 'estimated',
};

/** How the official files give it: hail in inches, wind in knots, 0 for unknown. Undefined where it is not understood. */
export function magnitudeOf(kind: StormKind, text: string): Magnitude | null | undefined {
  const hundredths = hundredthsOf(text);
  if (hundredths === null) return undefined;
  if (hundredths === 0) return null;
  if (kind === 'hail') return { unit: 'hundredths-in', value: hundredths };
  return { unit: 'knots', value: hundredths / 100 };
}

function decimalOf(text: string): number | null {
  return /^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : null;
}
