import { type Locale, say } from '@ridgeline/core/shared';
import { commandMessages, helpMessages } from './cli.messages.ts';
import { inColumns } from './columns.ts';
import type { ListedCommand } from './command.ts';
import { paragraphs } from './paragraphs.ts';

/** The answer to `ridgeline` alone. */
export function shortHelp(commands: readonly ListedCommand[], locale: Locale): string {
  return [
    paragraphs([usageOf(locale), listOf(commands, locale)]),
    say(helpMessages, locale, 'more-about-a-command'),
  ].join('\n\n');
}

export function usageOf(locale: Locale): readonly [heading: string, lines: readonly string[]] {
  return [
    say(helpMessages, locale, 'usage'),
    [`ridgeline ${say(helpMessages, locale, 'command-and-flags')}`],
  ];
}

export function listOf(
  commands: readonly ListedCommand[],
  locale: Locale,
): readonly [heading: string, lines: readonly string[]] {
  return [
    say(helpMessages, locale, 'commands'),
    inColumns(commands.map(({ name }) => [name, say(commandMessages, locale, name)])),
  ];
}
