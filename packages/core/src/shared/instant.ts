/** A moment in milliseconds since 1970, UTC. Edges parse ISO text and provider seconds into it once. */
export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
