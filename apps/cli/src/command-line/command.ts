import type { Locale, Result } from '@ridgeline/core/shared';
import type { CliFailures, OperandName } from './cli-failure.ts';
import type { CommandName } from './cli.messages.ts';
import type { ExitCode } from './exit-codes.ts';
import type { FlagWord } from './flags.messages.ts';
import type { Streams } from './streams.ts';

export type Flag = {
  readonly name: string;
  readonly says: FlagWord;
  /** The placeholder of its value in the help, `FT`; absent if the flag takes no value. */
  readonly takes?: string;
  /** The allowed values, if they are a short list. */
  readonly options?: readonly string[];
  /** The path of core's input that it gives: `plan.lengthFt`, and `eaves.*.rise` for each item of a list. */
  readonly field?: string;
  readonly short?: string;
  /** Shown in the usage line: the command needs it, or the alternative that its description names. */
  readonly needed?: true;
};

export type Operand = {
  readonly name: OperandName;
  readonly required: boolean;
  readonly options?: readonly string[];
  /** Whether it may be repeated. */
  readonly many?: true;
};

/** A command as the table lists it: its name, and where the rest is. */
export type ListedCommand = {
  /** The words that call it: `permit-fee check`. */
  readonly name: CommandName;
  readonly load: () => Promise<Command>;
};

/** One command of the program. It returns its answer; `run` writes it. */
export type Command = {
  readonly name: CommandName;
  readonly flags: readonly Flag[];
  readonly operand: Operand | null;
  /** An example command line. */
  readonly example: string;
  readonly answer: (call: Call) => Promise<Result<Answer, CliFailures>>;
};

/** The parsed command line of a command. */
export type Call = {
  readonly flags: FlagValues;
  readonly operands: readonly string[];
  readonly locale: Locale;
  readonly streams: Streams;
  readonly commands: readonly ListedCommand[];
};

/** Every value of a flag, in order; an empty text for a flag without a value. */
export type FlagValues = ReadonlyMap<string, readonly string[]>;

export type Answer =
  | {
      /** What `--json` prints. */
      readonly data: unknown;
      readonly text: string;
      readonly exitCode: ExitCode;
    }
  /** The command has written its answer itself, since it may be of any length. */
  | { readonly written: true; readonly exitCode: ExitCode };

/** The last value of a repeated flag counts. */
export function valueOf(flags: FlagValues, name: string): string | null {
  return flags.get(name)?.at(-1) ?? null;
}

export function loadAll(commands: readonly ListedCommand[]): Promise<readonly Command[]> {
  return Promise.all(commands.map(({ load }) => load()));
}
