import type { Locale } from '../../shared/messages.ts';
import type { StormAround, StormsAround } from '../fact-value.ts';
import { dayOf, formatted } from './storm-row-text.ts';

/** Where a report is as seen from the property, in miles. */
export type StormSpot = { readonly east: number; readonly north: number };

/** Distance and direction of each report are true to scale around the property. */
export function spotOf({ miles, bearing }: Pick<StormAround, 'miles' | 'bearing'>): StormSpot {
  const angle = ((bearing ?? 0) * Math.PI) / 180;
  const away = bearing === null ? 0 : Number(miles);
  return { east: away * Math.sin(angle), north: away * Math.cos(angle) };
}

const MPH_A_KNOT = 1.150779;
/** From a size that is hardly seen to one above which nothing is drawn larger. */
const DRAWN = { in: { least: 0.5, most: 4 }, mph: { least: 50, most: 110 } } as const;

/** How large a report is drawn, from 0 to 1; null where its size or speed is not given. For drawing only: nothing is converted in words. */
export function drawnSize({ size }: Pick<StormAround, 'size'>): number | null {
  if (size === null) return null;
  const { least, most } = size.unit === 'in' ? DRAWN.in : DRAWN.mph;
  const amount = Number(size.amount) * (size.unit === 'knots' ? MPH_A_KNOT : 1);
  return Math.min(1, Math.max(0, (amount - least) / (most - least)));
}

/** A day of which reports are listed, where the property is. */
export type StormDay = { readonly day: string; readonly reports: number };

/** The newest first. */
export function stormDays({ rows, timeZone }: Pick<StormsAround, 'rows' | 'timeZone'>): readonly StormDay[] {
  const counts = new Map<string, number>();
  for (const { at } of rows) {
    const day = dayOf(at, timeZone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts]
    .map(([day, reports]) => ({ day, reports }))
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
}

export type StormWish = { readonly withinMiles: number; readonly day: string | null };

/** The listed reports within a distance, of one day or of all; the nearest first, as they are listed. */
export function stormsWithin(
  { rows, timeZone }: Pick<StormsAround, 'rows' | 'timeZone'>,
  { withinMiles, day }: StormWish,
): readonly StormAround[] {
  return rows.filter(
    ({ miles, at }) => Number(miles) <= withinMiles && (day === null || dayOf(at, timeZone) === day),
  );
}

/** The distances that a reader can choose. */
export const STORM_DISTANCES = [5, 10, 25, 50] as const;
/** A picture shows at least this many reports, if there are as many. */
const ENOUGH = 5;

/** The nearest distance that shows enough of them, else the farthest. */
export function firstDistance({ rows }: Pick<StormsAround, 'rows'>): (typeof STORM_DISTANCES)[number] {
  const holds = (distance: number) => rows.filter(({ miles }) => Number(miles) <= distance).length;
  const enough = Math.min(ENOUGH, rows.length);
  return STORM_DISTANCES.find((distance) => enough > 0 && holds(distance) >= enough) ?? 50;
}

const RINGS = [1, 3, 5, 10, 25, 50] as const;

/** The distances that are drawn: the chosen one, and those in it that are not too close to the middle. */
export function ringsOf(withinMiles: number): readonly number[] {
  return RINGS.filter((ring) => ring <= withinMiles && ring >= withinMiles / 6);
}

type Place = { readonly x: number; readonly y: number };

/**
 * The labels of marks that are numbered from 1: marks that are close to each other share one, such as `1–3, 7`, which stands beside
 * the last of them. By the index of the mark.
 */
export function sharedLabels(places: readonly Place[], close: number): ReadonlyMap<number, string> {
  const groups: { readonly at: Place; readonly members: number[] }[] = [];
  for (const [index, { x, y }] of places.entries()) {
    const group = groups.find(({ at }) => Math.hypot(at.x - x, at.y - y) < close);
    if (group) group.members.push(index);
    else groups.push({ at: { x, y }, members: [index] });
  }
  return new Map(groups.map(({ members }) => [members.at(-1) ?? 0, spansOf(members.map((one) => one + 1))]));
}

/** `1–3, 7` of 1, 2, 3 and 7. */
function spansOf(numbers: readonly number[]): string {
  const spans: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else spans.push([number, number]);
  }
  return spans
    .map(([from, to]) => (from === to ? `${from}` : `${from}${to - from > 1 ? '–' : ', '}${to}`))
    .join(', ');
}

/** An axis of time, and moments on it: the first, the last, and one between. A single one is in the middle of an hour. */
export type TimeAxis = {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly { readonly at: number; readonly text: string }[];
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

export function timeAxis(
  storms: readonly Pick<StormAround, 'at'>[],
  timeZone: string,
  locale: Locale,
): TimeAxis {
  if (storms.length === 0) return { from: 0, to: HOUR, marks: [] };
  const times = storms.map(({ at }) => Date.parse(at));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const room = Math.max(HOUR / 2, (last - first) * 0.05);
  const moments = last > first ? [first, (first + last) / 2, last] : [first];
  const form = { ...momentForm(last - first), timeZone };
  return {
    from: first - room,
    to: last + room,
    marks: moments.map((at) => ({ at, text: formatted(at, form, locale) })),
  };
}

/** Of a day its hours, of more its days, of years their months. */
function momentForm(span: number): Intl.DateTimeFormatOptions {
  if (span <= 1.5 * DAY) return { timeStyle: 'short' };
  return span <= 3 * YEAR ? { dateStyle: 'medium' } : { year: 'numeric', month: 'short' };
}
