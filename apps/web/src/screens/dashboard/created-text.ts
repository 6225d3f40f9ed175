import type { Instant } from '@ridgeline/core/shared';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The time of today, the day of this year, else the whole date. */
export function createdText(created: Instant, now: Instant, tag: string): string {
  const [day, today] = [new Date(created), new Date(now)];
  if (day.toDateString() === today.toDateString()) return format(tag, { timeStyle: 'short' }).format(day);
  return day.getFullYear() === today.getFullYear()
    ? format(tag, { month: 'short', day: 'numeric' }).format(day)
    : format(tag, { month: 'short', day: 'numeric', year: '2-digit' }).format(day);
}

/** Made once each: Intl objects are slow to create. */
function format(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, known);
  return known;
}
