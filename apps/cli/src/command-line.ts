import { parseArgs, type ParseArgsConfig } from 'node:util';
import { fail, ok, type Result } from '@ridgeline/core';
import type { CliFailure, CliFailures } from './cli-failure.ts';
import type { Command, Flag, FlagValues } from './command.ts';
import { COMMON_FLAGS } from './common-flags.ts';
import { nearestWord } from './nearest-word.ts';

export type CommandLine = {
  readonly command: Command;
  readonly flags: FlagValues;
  readonly operands: readonly string[];
};

/** What stands on the command line before it is known which command it calls. */
export type FirstLook = {
  readonly words: readonly string[];
  readonly flags: FlagValues;
  /** The first flag that not every command has, as it was written. */
  readonly stoppedAt: string | null;
};

/** The leading words and the flags that every command has. It stops at the first flag it does not know. */
export function firstLook(argv: readonly string[]): FirstLook {
  const tokens = tokensIn(argv, COMMON_FLAGS);
  const options = tokens.filter((token) => token.kind === 'option');
  const stop = options.find(({ name }) => !COMMON_FLAGS.some((flag) => flag.name === name));
  const leading = stop === undefined ? tokens : tokens.slice(0, tokens.indexOf(stop));
  return {
    words: leading.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])),
    flags: valuesIn(options),
    stoppedAt: stop?.rawName ?? null,
  };
}

/** The command that the words call: the longest name that they begin with. */
export function commandCalled(words: readonly string[], commands: readonly Command[]): Command | null {
  const called = commands.filter(({ name }) => name.split(' ').every((word, at) => words[at] === word));
  return called.sort((a, b) => b.name.length - a.name.length)[0] ?? null;
}

/** Reads the whole line for one command, and says all that is wrong with it. */
export function readCommandLine(argv: readonly string[], command: Command): Result<CommandLine, CliFailures> {
  const known = [...command.flags, ...COMMON_FLAGS];
  const tokens = tokensIn(argv, known);
  const options = tokens.filter((token) => token.kind === 'option');
  const positionals = tokens.filter((token) => token.kind === 'positional').map(({ value }) => value);
  const operands = positionals.slice(command.name.split(' ').length);
  const ofFlags = options.flatMap((option) => flagFailures(option, known));
  // The value of a flag that is not known stands there like an operand.
  const ofOperands = ofFlags.some(({ code }) => code === 'flag-unknown')
    ? []
    : operandFailures(operands, command);
  const failures = [...ofFlags, ...ofOperands];
  return failures.length === 0 ? ok({ command, flags: valuesIn(options), operands }) : fail(failures);
}

type Token = ReturnType<typeof tokensIn>[number];
type OptionToken = Extract<Token, { kind: 'option' }>;

function tokensIn(argv: readonly string[], flags: readonly Flag[]) {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    flags.map(({ name, takes, short }) => [
      name,
      {
        type: takes === undefined ? 'boolean' : 'string',
        ...(short === undefined ? {} : { short }),
      } as const,
    ]),
  );
  return parseArgs({ args: [...argv], options, strict: false, tokens: true, allowPositionals: true }).tokens;
}

function valuesIn(options: readonly OptionToken[]): FlagValues {
  const values = new Map<string, string[]>();
  for (const { name, value } of options) values.set(name, [...(values.get(name) ?? []), value ?? '']);
  return values;
}

function flagFailures(option: OptionToken, known: readonly Flag[]): readonly CliFailure[] {
  const { name, rawName, value, inlineValue } = option;
  const flag = known.find((flag) => flag.name === name);
  if (flag === undefined) {
    const nearest = nearestWord(
      name,
      known.map((flag) => flag.name),
    );
    return [{ code: 'flag-unknown', given: rawName, nearest: nearest === null ? null : `--${nearest}` }];
  }
  if (flag.takes === undefined)
    return value === undefined ? [] : [{ code: 'flag-with-value', flag: rawName }];
  // `--percent --json`: parseArgs takes the next flag for the value.
  if (value === undefined || value === '' || (value.startsWith('--') && !inlineValue))
    return [{ code: 'flag-without-value', flag: rawName }];
  // What core reads, core refuses.
  return flag.field === undefined && flag.options !== undefined && !flag.options.includes(value)
    ? [{ code: 'not-an-option', flag: rawName, options: flag.options }]
    : [];
}

function operandFailures(given: readonly string[], { operand }: Command): readonly CliFailure[] {
  if (operand === null) return given.map((word) => ({ code: 'operand-unexpected', given: word }));
  if (given.length === 0)
    return operand.required ? [{ code: 'operand-required', operand: operand.name }] : [];
  const { options, many, name } = operand;
  const unexpected = many ? [] : given.slice(1);
  return [
    ...(options !== undefined && !options.includes(given[0] ?? '')
      ? [{ code: 'operand-not-an-option' as const, operand: name, options }]
      : []),
    ...unexpected.map((word) => ({ code: 'operand-unexpected' as const, given: word })),
  ];
}
