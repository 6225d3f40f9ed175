import { fail, type Locale, ok, say } from '@ridgeline/core/shared';
import { inColumns } from './command-line/columns.ts';
import { listOf, usageOf } from './command-line/short-help.ts';
import { paragraphs } from './command-line/paragraphs.ts';
import { commandMessages, helpMessages, operandMessages } from './command-line/cli.messages.ts';
import { loadAll, type Command, type Flag, type ListedCommand } from './command-line/command.ts';
import { COMMON_FLAGS } from './command-line/common-flags.ts';
import { EXIT_CODES } from './command-line/exit-codes.ts';
import { either } from './command-line/either.ts';
import { flagMessages } from './command-line/flags.messages.ts';
import { nearestWord } from './command-line/nearest-word.ts';

/** Nobody reads a longer list: `permit-fee schedules` shows it with its sources. */
const MOST_OPTIONS_SHOWN = 12;

export const helpCommand: Command = {
  name: 'help',
  flags: [],
  operand: { name: 'command', required: false, many: true },
  example: 'ridgeline help waste',
  answer: async ({ flags, operands, locale, commands }) => {
    const asked = operands.join(' ');
    if (asked === '')
      return ok({
        data: flags.has('json')
          ? (await loadAll(commands)).map((command) => commandFacts(command, locale))
          : null,
        text: generalHelp(commands, locale),
        exitCode: EXIT_CODES.ok,
      });
    const command = await commands.find(({ name }) => name === asked)?.load();
    if (command === undefined) {
      const names = commands.map(({ name }) => name);
      return fail([{ code: 'command-unknown', given: asked, nearest: nearestWord(asked, names) }]);
    }
    return ok({
      data: commandFacts(command, locale),
      text: commandHelp(command, locale),
      exitCode: EXIT_CODES.ok,
    });
  },
};

function generalHelp(commands: readonly ListedCommand[], locale: Locale): string {
  return [
    say(helpMessages, locale, 'about'),
    paragraphs([
      usageOf(locale),
      listOf(commands, locale),
      [say(helpMessages, locale, 'common-flags'), flagLines(COMMON_FLAGS, locale)],
      [
        say(helpMessages, locale, 'exit-codes'),
        inColumns(
          Object.entries(EXIT_CODES).map(([name, code]) => [
            String(code),
            say(helpMessages, locale, name as keyof typeof EXIT_CODES),
          ]),
        ),
      ],
    ]),
    say(helpMessages, locale, 'more-about-a-command'),
  ].join('\n\n');
}

/** `--area SF` */
function flagInUsage({ name, takes }: Flag): string {
  return takes === undefined ? `--${name}` : `--${name} ${takes}`;
}

function commandHelp(command: Command, locale: Locale): string {
  const { name, operand, flags, example } = command;
  const usage = [
    `ridgeline ${name}`,
    ...(operand === null ? [] : [operandInUsage(operand, locale)]),
    ...flags.filter(({ needed }) => needed).map(flagInUsage),
    say(helpMessages, locale, 'flags'),
  ].join(' ');
  return [
    say(commandMessages, locale, name),
    paragraphs([
      [say(helpMessages, locale, 'usage'), [usage]],
      [say(helpMessages, locale, 'its-flags'), flagLines(flags, locale)],
      [say(helpMessages, locale, 'common-flags'), flagLines(COMMON_FLAGS, locale)],
      [say(helpMessages, locale, 'example'), [example]],
    ]),
  ].join('\n\n');
}

function operandInUsage(
  { name, required, options, many }: NonNullable<Command['operand']>,
  locale: Locale,
): string {
  const one = options?.join('|') ?? say(operandMessages, locale, name);
  const word = many === true ? `${one} …` : one;
  return required ? word : `[${word}]`;
}

function flagLines(flags: readonly Flag[], locale: Locale): readonly string[] {
  return inColumns(
    flags.map((flag) => [
      `${flag.short === undefined ? '' : `-${flag.short}, `}${flagInUsage(flag)}`,
      flagWords(flag, locale),
    ]),
  );
}

function flagWords({ says, options }: Flag, locale: Locale): string {
  const words = say(flagMessages, locale, says);
  if (options === undefined || options.length > MOST_OPTIONS_SHOWN) return words;
  return `${words} ${say(helpMessages, locale, 'one-of', { options: either(options, locale) })}`;
}

function commandFacts(command: Command, locale: Locale): unknown {
  const { name, operand, flags, example } = command;
  return {
    name,
    says: say(commandMessages, locale, name),
    operand,
    flags: [...flags, ...COMMON_FLAGS].map(({ name, short, says, takes, options, needed }) => ({
      name,
      ...(short === undefined ? {} : { short }),
      says: say(flagMessages, locale, says),
      takes: takes ?? null,
      options: options ?? null,
      needed: needed ?? false,
    })),
    example,
  };
}
