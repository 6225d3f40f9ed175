/** A day, a month or a year, exactly as a source gives it: "2018-07-01", "2021-09", "2013". */
export type SourceDay = string;

// No calendar has a year 0, and neither has Postgres.
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const MONTH_OR_YEAR = /^(?!0000)\d{4}(-(0[1-9]|1[0-2]))?$/;

/** `2024-02-29`: a valid calendar day. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

export function isSourceDay(text: string): boolean {
  return MONTH_OR_YEAR.test(text) || isDay(text);
}
