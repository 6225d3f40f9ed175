import { dateFormat, type Instant } from '@ridgeline/core/shared';

/** The time of today, the day of this year, else the whole date. */
export function createdText(created: Instant, now: Instant, tag: string): string {
  const [day, today] = [new Date(created), new Date(now)];
  if (day.toDateString() === today.toDateString()) return dateFormat(tag, { timeStyle: 'short' }).format(day);
  return day.getFullYear() === today.getFullYear()
    ? dateFormat(tag, { month: 'short', day: 'numeric' }).format(day)
    : dateFormat(tag, { month: 'short', day: 'numeric', year: '2-digit' }).format(day);
}
