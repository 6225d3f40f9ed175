/** Exit codes, documented in docs/cli.md and printed by `ridgeline help`. */
export const EXIT_CODES = {
  /** Calculated. */
  ok: 0,
  /** A bug in the program. */
  fault: 1,
  /** The command line, a file or an input is invalid. */
  unusable: 2,
  /** Calculated, and the answer is no: a finding, an unknown fee, a result that could not be reproduced. */
  no: 3,
} as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
