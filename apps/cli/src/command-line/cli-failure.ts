import type { FeeScheduleFailure, InputFailure } from '@ridgeline/core/calculators';

/** The operand of a command, which no flag names. */
export type OperandName = 'file' | 'shell' | 'command';

/** Why a command failed. `cli.messages.ts` has the texts. */
export type CliFailure =
  | { readonly code: 'command-required' }
  | { readonly code: 'command-unknown'; readonly given: string; readonly nearest: string | null }
  | { readonly code: 'flag-unknown'; readonly given: string; readonly nearest: string | null }
  | { readonly code: 'flag-without-value'; readonly flag: string }
  | { readonly code: 'flag-with-value'; readonly flag: string }
  | { readonly code: 'flag-value-unreadable'; readonly flag: string; readonly form: string }
  | { readonly code: 'flags-exclude-each-other'; readonly flag: string; readonly other: string }
  | { readonly code: 'not-an-option'; readonly flag: string; readonly options: readonly string[] }
  | { readonly code: 'operand-required'; readonly operand: OperandName }
  | {
      readonly code: 'operand-not-an-option';
      readonly operand: OperandName;
      readonly options: readonly string[];
    }
  | { readonly code: 'operand-unexpected'; readonly given: string }
  | { readonly code: 'file-unreadable'; readonly file: string }
  | { readonly code: 'file-not-json'; readonly file: string }
  | { readonly code: 'standard-input-twice' }
  | { readonly code: 'schedule-required' }
  | { readonly code: 'schedule-unknown'; readonly given: string; readonly nearest: string | null }
  | { readonly code: 'schedule-unusable'; readonly failure: FeeScheduleFailure }
  | { readonly code: 'not-a-result'; readonly file: string }
  | InputRefused;

/** An input that core refuses, with the flag that gives it, if there is one. */
export type InputRefused = {
  readonly code: 'input-refused';
  readonly flag: string | null;
  readonly options: readonly string[];
  readonly failure: InputFailure;
};

export type CliFailures = readonly CliFailure[];
