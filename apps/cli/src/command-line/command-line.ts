import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { CliFailure, CliFailures } from './cli-failure.ts';
import type { Command, Flag, FlagValues, ListedCommand } from './command.ts';
import { COMMON_FLAGS } from './common-flags.ts';
import { nearestWord } from './nearest-word.ts';

export type CommandLine = {
  readonly command: Command | null;
  /** The words that are not flags, including the command's name. */
  readonly words: readonly string[];
  readonly operands: readonly string[];
  readonly flags: FlagValues;
  /** Everything that is wrong with it. */
  readonly failures: CliFailures;
};

export async function readCommandLine(
  argv: readonly string[],
  commands: readonly ListedCommand[],
): Promise<CommandLine> {
  const { words, unknown } = leadingWords(argv);
  const command = (await commandCalled(words, commands)?.load()) ?? null;
  const known = [...(command?.flags ?? []), ...COMMON_FLAGS];
  const tokens = tokensIn(argv, known);
  const options = tokens.filter((token) => token.kind === 'option');
  const flags = valuesIn(options);
  if (command === null)
    return { command, words, operands: [], flags, failures: [notACommand(words, unknown, commands)] };
  const positionals = tokens.filter((token) => token.kind === 'positional').map(({ value }) => value);
  const operands = positionals.slice(command.name.split(' ').length);
  const ofFlags = options.flatMap((option) => flagFailures(option, known));
  // The value of an unknown flag looks like an operand.
  const isClear = ofFlags.every(({ code }) => code !== 'flag-unknown');
  const failures = isClear ? [...ofFlags, ...operandFailures(operands, command)] : ofFlags;
  return { command, words: positionals, operands, flags, failures };
}

/** The words before the first flag that is not common to all commands: after it, a word may be a value. */
function leadingWords(argv: readonly string[]): {
  readonly words: readonly string[];
  readonly unknown: string | null;
} {
  const tokens = tokensIn(argv, COMMON_FLAGS);
  const stop = tokens.findIndex(
    (token) => token.kind === 'option' && !COMMON_FLAGS.some(({ name }) => name === token.name),
  );
  const stopped = tokens[stop];
  const leading = stopped === undefined ? tokens : tokens.slice(0, stop);
  return {
    words: leading.flatMap((token) => (token.kind === 'positional' ? [token.value] : [])),
    unknown: stopped?.kind === 'option' ? stopped.rawName : null,
  };
}

/** The command with the longest name with which the words start. */
function commandCalled(words: readonly string[], commands: readonly ListedCommand[]): ListedCommand | null {
  const called = commands.filter(({ name }) => name.split(' ').every((word, at) => words[at] === word));
  return called.sort((a, b) => b.name.length - a.name.length)[0] ?? null;
}

function notACommand(
  [given]: readonly string[],
  unknown: string | null,
  commands: readonly ListedCommand[],
): CliFailure {
  const names = commands.map(({ name }) => name);
  if (given !== undefined) {
    const longer = names.find((name) => name.startsWith(`${given} `));
    return { code: 'command-unknown', given, nearest: longer ?? nearestWord(given, names) };
  }
  return unknown === null ? { code: 'command-required' } : unknownFlag(unknown, COMMON_FLAGS);
}

function unknownFlag(given: string, known: readonly Flag[]): CliFailure {
  const names = known.map(({ name }) => `--${name}`);
  return { code: 'flag-unknown', given, nearest: nearestWord(given, names) };
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
  if (flag === undefined) return [unknownFlag(rawName, known)];
  if (flag.takes === undefined)
    return value === undefined ? [] : [{ code: 'flag-with-value', flag: rawName }];
  // In `--percent --json`, parseArgs takes the next flag for the value.
  if (value === undefined || value === '' || (value.startsWith('--') && !inlineValue))
    return [{ code: 'flag-without-value', flag: rawName }];
  // Values of core's inputs are checked by core.
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
