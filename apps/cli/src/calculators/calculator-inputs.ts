import type { InputFailure } from '@ridgeline/core/calculators';
import { ok, type Result } from '@ridgeline/core/shared';
import type { CliFailures, InputRefused } from '../command-line/cli-failure.ts';
import { valueOf, type Call, type Flag } from '../command-line/command.ts';
import { hasFields, readFields } from '../command-line/json-source.ts';

/** A calculator's input fields: from the file of `--input`, overridden by the flags. */
export type Fields = Readonly<Record<string, unknown>>;

export const INPUT_FLAG: Flag = { name: 'input', says: 'input', takes: 'FILE' };

export async function readInputs(
  { flags, streams }: Call,
  known: readonly Flag[],
): Promise<Result<Fields, CliFailures>> {
  const file = valueOf(flags, INPUT_FLAG.name);
  const read = file === null ? ok({}) : await readFields(file, streams);
  return read.ok ? ok(withFlags(read.value, flags, known)) : read;
}

/** Sets the flags that each give one input; the flags of a list (`eaves.*.rise`) are set by its command. */
function withFlags(fields: Fields, given: Call['flags'], known: readonly Flag[]): Fields {
  let all = fields;
  for (const { name, field, takes } of known) {
    const value = valueOf(given, name);
    if (value === null || field === undefined || field.includes('*')) continue;
    all = withField(all, field.split('.'), takes === undefined ? true : value);
  }
  return all;
}

function withField(within: unknown, [name = '', ...rest]: readonly string[], value: unknown): Fields {
  const fields = hasFields(within) ? within : {};
  return { ...fields, [name]: rest.length === 0 ? value : withField(fields[name], rest, value) };
}

/** Adds to core's input failures the flag that gives the input. */
export function refused(failures: readonly InputFailure[], known: readonly Flag[]): readonly InputRefused[] {
  return failures.map((failure) => {
    const field = failure.field.replaceAll(/\.\d+/g, '.*');
    const flag =
      known.find((flag) => flag.field === field) ??
      known.find((flag) => flag.field !== undefined && field.startsWith(`${flag.field}.`));
    return {
      code: 'input-refused',
      flag: flag === undefined ? null : `--${flag.name}`,
      options: flag?.options ?? [],
      failure,
    };
  });
}
