/** Exit codes, documented in docs/cli.md and printed by `ridgeline help`. */
export const EXIT_CODES = {
  /** The answer was printed. */
  ok: 0,
  /** A bug in the program. */
  fault: 1,
  /** The command line, a file or an input is invalid. */
  unusable: 2,
  /** There is an answer, and it is no: a finding, an unknown fee, a result that could not be reproduced. */
  no: 3,
  /** Something that the command needs is missing: a database, a server, room on a disk. */
  unavailable: 4,
  /** Not done: it was not confirmed, or the caller may not do it. */
  refused: 5,
  /** Ctrl-C: 128 and the number of SIGINT, as shells count. */
  interrupted: 130,
  /** The reader of the answer closed its pipe: 128 and the number of SIGPIPE, as of any other program. */
  'pipe-closed': 141,
} as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
