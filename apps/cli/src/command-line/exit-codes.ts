/** What the shell learns from `$?`. Documented in docs/cli.md and printed by `ridgeline help`. */
export const EXIT_CODES = {
  /** Worked out. */
  ok: 0,
  /** A fault of the program. */
  fault: 1,
  /** The command line, a file or an input cannot be used. */
  unusable: 2,
  /** Worked out, and the answer is no: a finding, a fee that is unknown, a result that does not come out again. */
  no: 3,
} as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
