// The limits of what is quoted from a source: the same in a row of a pack and in a fee schedule, so that a schedule that a
// pack brought can be read again from a saved calculation.

/** Characters of one text. */
export const LONGEST_SOURCE_TEXT = 1_000;
/** No control characters and no half of a surrogate pair: neither can be printed, and Postgres refuses NUL and halves. */
export const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u;
export const SOURCE_ADDRESS = /^https?:\/\/[^\s\p{Cc}\p{Cs}]{1,900}$/u;
