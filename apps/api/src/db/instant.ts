/** A moment as core's `Instant`, which is whole milliseconds: Postgres keeps microseconds. The argument is SQL. */
export const instantOf = (moment: string) => `floor(extract(epoch from ${moment}) * 1000)::float8`;
