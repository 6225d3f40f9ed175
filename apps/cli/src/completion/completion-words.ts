import type { Command, Flag } from '../command-line/command.ts';
import { COMMON_FLAGS } from '../command-line/common-flags.ts';

/** What to complete, for any shell. */

export function firstWords(commands: readonly Command[]): readonly string[] {
  return [...new Set(commands.map(({ name }) => name.split(' ')[0] ?? name))];
}

export function flagsOf({ flags }: Command): readonly Flag[] {
  return [...flags, ...COMMON_FLAGS];
}

/** The words that may follow a command, except flags: a second word of its name, or its operand. */
export function wordsAfter({ name, operand }: Command, commands: readonly Command[]): readonly string[] {
  if (operand?.name === 'command') return firstWords(commands);
  const longer = commands.filter((other) => other.name.startsWith(`${name} `));
  return [...longer.map((other) => other.name.slice(name.length + 1)), ...(operand?.options ?? [])];
}

export function readsFile({ operand }: Command): boolean {
  return operand?.name === 'file' || operand?.name === 'folder';
}

/** The values of a flag to offer: none if each is only the first half (`ridge-vent=`). */
export function valuesOf({ options, takes }: Flag): readonly string[] {
  return takes?.includes('=') ? [] : (options ?? []);
}

export function takesFile({ takes }: Flag): boolean {
  return takes === 'FILE';
}
