/** A timestamp as core's `Instant`, in whole milliseconds: Postgres stores microseconds. The argument is SQL. */
export const instantOf = (moment: string) => `floor(extract(epoch from ${moment}) * 1000)::float8`;
