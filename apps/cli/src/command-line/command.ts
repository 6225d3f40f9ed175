import type { Locale, Result } from '@ridgeline/core/shared';
import type { CliFailures, OperandName } from './cli-failure.ts';
import type { CommandName } from './cli.messages.ts';
import type { ExitCode } from './exit-codes.ts';
import type { FlagWord } from './flags.messages.ts';
import type { Streams } from './streams.ts';

export type Flag = {
  readonly name: string;
  readonly says: FlagWord;
  /** What stands for its value in the help, `FT`; absent where the flag takes none. */
  readonly takes?: string;
  /** The values it may have, where they are few. */
  readonly options?: readonly string[];
  /** Which of core's inputs it gives, as a path: `plan.lengthFt`, and `eaves.*.rise` for each of a list. */
  readonly field?: string;
  readonly short?: string;
  /** Whether the usage names it, since nothing comes out without it or what its words offer instead. */
  readonly needed?: true;
};

export type Operand = {
  readonly name: OperandName;
  readonly required: boolean;
  readonly options?: readonly string[];
  /** Whether several may be given. */
  readonly many?: true;
};

/** One command of the program. It answers and never writes: `run` does. */
export type Command = {
  /** The words that call it: `permit-fee check`. */
  readonly name: CommandName;
  readonly flags: readonly Flag[];
  readonly operand: Operand | null;
  /** A command line to begin with. */
  readonly example: string;
  readonly answer: (call: Call) => Promise<Result<Answer, CliFailures>>;
};

/** What a command is called with. */
export type Call = {
  readonly flags: FlagValues;
  readonly operands: readonly string[];
  readonly locale: Locale;
  readonly streams: Pick<Streams, 'standardInput' | 'readFile' | 'clock'>;
  readonly commands: readonly Command[];
};

/** Every value that a flag was given, in order; an empty text for a flag that takes none. */
export type FlagValues = ReadonlyMap<string, readonly string[]>;

export type Answer = {
  /** What `--json` prints. */
  readonly data: unknown;
  readonly text: string;
  readonly exitCode: ExitCode;
};

/** The last one given counts. */
export function valueOf(flags: FlagValues, name: string): string | null {
  return flags.get(name)?.at(-1) ?? null;
}
