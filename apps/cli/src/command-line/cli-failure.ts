import type { BackupProblemCode } from '@ridgeline/api/backup';
import type { SupportWord } from '@ridgeline/core/support';
import type { SignInRefusal } from '../session/user-pool.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import type { FeeScheduleFailure, InputFailure } from '@ridgeline/core/calculators';

/** The operand of a command, which no flag names. */
export type OperandName =
  | 'file'
  | 'folder'
  | 'calculator'
  | 'person'
  | 'team'
  | 'report'
  | 'email'
  | 'shell'
  | 'command';

/** Why a command failed. `cli.messages.ts` has the texts. */
export type CliFailure =
  | { readonly code: 'command-required' }
  | { readonly code: 'command-unknown'; readonly given: string; readonly nearest: string | null }
  | { readonly code: 'flag-unknown'; readonly given: string; readonly nearest: string | null }
  | { readonly code: 'flag-without-value'; readonly flag: string }
  | { readonly code: 'flag-with-value'; readonly flag: string }
  | { readonly code: 'flag-required'; readonly flag: string }
  | { readonly code: 'flag-value-unreadable'; readonly flag: string; readonly form: string }
  | {
      readonly code: 'flag-out-of-range';
      readonly flag: string;
      readonly min: number;
      readonly max: number;
    }
  | { readonly code: 'flags-exclude-each-other'; readonly flag: string; readonly other: string }
  | { readonly code: 'not-an-option'; readonly flag: string; readonly options: readonly string[] }
  | { readonly code: 'operand-required'; readonly operand: OperandName }
  | {
      readonly code: 'operand-not-an-option';
      readonly operand: OperandName;
      readonly options: readonly string[];
    }
  | { readonly code: 'operand-unreadable'; readonly operand: OperandName; readonly form: string }
  | { readonly code: 'operand-unexpected'; readonly given: string }
  | { readonly code: 'file-unreadable'; readonly file: string }
  | { readonly code: 'file-not-json'; readonly file: string }
  | { readonly code: 'standard-input-twice' }
  | { readonly code: 'schedule-required' }
  | { readonly code: 'schedule-unknown'; readonly given: string; readonly nearest: string | null }
  | { readonly code: 'schedule-unusable'; readonly failure: FeeScheduleFailure }
  | { readonly code: 'not-a-result'; readonly file: string }
  | { readonly code: 'column-unknown'; readonly given: string; readonly nearest: string | null }
  | { readonly code: 'row-not-json' }
  | { readonly code: 'row-not-csv' }
  | { readonly code: 'cells-miscounted'; readonly cells: number; readonly headings: number }
  | { readonly code: 'file-not-csv'; readonly file: string; readonly line: string }
  | { readonly code: 'not-confirmed'; readonly name: string }
  | { readonly code: 'output-full' }
  | { readonly code: 'data-unavailable'; readonly reason: string }
  | { readonly code: 'backup-failed'; readonly why: BackupProblemCode; readonly about: string }
  | { readonly code: 'key-required' }
  /** `source` is a file, or the variable that has it. */
  | { readonly code: 'key-unusable'; readonly source: string }
  | { readonly code: 'terminal-required' }
  | { readonly code: 'nothing-typed' }
  | { readonly code: 'sign-in-failed'; readonly why: SignInRefusal }
  /** `source` is the flag or the variable that gives it. */
  | { readonly code: 'api-unsafe'; readonly source: string; readonly api: string }
  | { readonly code: 'api-unreachable'; readonly api: string }
  | { readonly code: 'user-pool-unreachable'; readonly pool: string }
  | { readonly code: 'session-ended' }
  | { readonly code: 'sign-in-required' }
  | { readonly code: 'report-not-found'; readonly report: string }
  | { readonly code: 'file-exists'; readonly file: string }
  | { readonly code: 'too-many-reports'; readonly most: number }
  | { readonly code: 'no-batch' }
  | { readonly code: 'batch-underway' }
  | { readonly code: 'batch-cancelled' }
  | { readonly code: 'download-failed'; readonly api: string }
  | { readonly code: 'waiting-stopped' }
  | { readonly code: 'reason-required' }
  | { readonly code: 'several-people'; readonly people: string }
  | { readonly code: 'desk-refused'; readonly why: SupportWord }
  | { readonly code: 'output-failed'; readonly reason: string }
  | InputRefused;

/** An input that core refuses, with the flag that gives it, if there is one. */
export type InputRefused = {
  readonly code: 'input-refused';
  readonly flag: string | null;
  readonly options: readonly string[];
  readonly failure: InputFailure;
};

export type CliFailures = readonly CliFailure[];

/** The exit code of a failure that is not about the command line, a file or an input. */
const OTHER_EXIT_CODES: Partial<Record<CliFailure['code'], ExitCode>> = {
  'not-confirmed': EXIT_CODES.refused,
  'nothing-typed': EXIT_CODES.refused,
  'sign-in-failed': EXIT_CODES.refused,
  'session-ended': EXIT_CODES.refused,
  'report-not-found': EXIT_CODES.no,
  'file-exists': EXIT_CODES.refused,
  'no-batch': EXIT_CODES.no,
  'batch-underway': EXIT_CODES.refused,
  'batch-cancelled': EXIT_CODES.refused,
  'waiting-stopped': EXIT_CODES.interrupted,
  'download-failed': EXIT_CODES.unavailable,
  'api-unreachable': EXIT_CODES.unavailable,
  'user-pool-unreachable': EXIT_CODES.unavailable,
  'output-full': EXIT_CODES.unavailable,
  'output-failed': EXIT_CODES.unavailable,
  'data-unavailable': EXIT_CODES.unavailable,
};

const BACKUP_EXIT_CODES: Partial<Record<BackupProblemCode, ExitCode>> = {
  altered: EXIT_CODES.no,
  'database-not-empty': EXIT_CODES.refused,
  'database-away': EXIT_CODES.unavailable,
  'disk-full': EXIT_CODES.unavailable,
  interrupted: EXIT_CODES.interrupted,
};

/** The desk's refusals that are not `refused`: nothing was found, or nothing could be asked. */
const DESK_EXIT_CODES: Partial<Record<SupportWord, ExitCode>> = {
  'not-found': EXIT_CODES.no,
  refused: EXIT_CODES.unusable,
  'too-many-requests': EXIT_CODES.unavailable,
};

export function exitCodeOf(failures: CliFailures): ExitCode {
  const [first] = failures;
  if (first?.code === 'desk-refused') return DESK_EXIT_CODES[first.why] ?? EXIT_CODES.refused;
  const other =
    first?.code === 'backup-failed' ? BACKUP_EXIT_CODES[first.why] : first && OTHER_EXIT_CODES[first.code];
  return other ?? EXIT_CODES.unusable;
}
