import { type Locale, say } from '@ridgeline/core/shared';
import { commandMessages } from '../command-line/cli.messages.ts';
import type { Command, Flag } from '../command-line/command.ts';
import { firstWords, flagsOf, readsFile, takesFile, valuesOf, wordsAfter } from './completion-words.ts';
import { flagMessages } from '../command-line/flags.messages.ts';

export function fishCompletion(commands: readonly Command[], locale: Locale): string {
  const first = firstWords(commands);
  return [
    '# Completion of ridgeline for fish. To load it: ridgeline completion fish | source',
    'complete -c ridgeline -f',
    ...commands
      .filter(({ name }) => first.includes(name))
      .map(
        ({ name }) =>
          `complete -c ridgeline -n __fish_use_subcommand -a ${name} -d ${quoted(say(commandMessages, locale, name))}`,
      ),
    ...commands.flatMap((command) => commandLines(command, commands, locale)),
  ].join('\n');
}

function commandLines(command: Command, commands: readonly Command[], locale: Locale): readonly string[] {
  const when = `complete -c ridgeline -n ${quoted(conditionFor(command.name, commands))}`;
  const words = wordsAfter(command, commands);
  return [
    ...(words.length === 0 ? [] : [`${when} -a ${quoted(words.join(' '))}`]),
    ...(readsFile(command) ? [`${when} -F`] : []),
    ...flagsOf(command).map((flag) => `${when} ${flagTerms(flag, locale)}`),
  ];
}

/** Matches `permit-fee` itself, and not `permit-fee check`. */
function conditionFor(name: string, commands: readonly Command[]): string {
  const longer = commands.flatMap((other) =>
    other.name.startsWith(`${name} `) ? [other.name.slice(name.length + 1)] : [],
  );
  const seen = name.split(' ').map((word) => `__fish_seen_subcommand_from ${word}`);
  const unseen = longer.length === 0 ? [] : [`not __fish_seen_subcommand_from ${longer.join(' ')}`];
  return [...seen, ...unseen].join('; and ');
}

function flagTerms(flag: Flag, locale: Locale): string {
  const { name, short, takes, says } = flag;
  const values = valuesOf(flag);
  return [
    `-l ${name}`,
    ...(short === undefined ? [] : [`-s ${short}`]),
    ...(takes === undefined ? [] : [takesFile(flag) ? '-rF' : '-x']),
    ...(values.length === 0 ? [] : [`-a ${quoted(values.join(' '))}`]),
    `-d ${quoted(say(flagMessages, locale, says))}`,
  ].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
}
