import { ok } from '@ridgeline/core/shared';
import { bashCompletion } from './bash-completion.ts';
import { loadAll, type Command } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { firstWords } from './completion-words.ts';
import { fishCompletion } from './fish-completion.ts';
import { zshCompletion } from './zsh-completion.ts';

const SHELLS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const;

export const completionCommand: Command = {
  name: 'completion',
  flags: [],
  operand: { name: 'shell', required: true, options: Object.keys(SHELLS) },
  example: 'ridgeline completion bash',
  answer: async ({ operands: [asked], commands, locale }) => {
    const shell = asked === 'zsh' || asked === 'fish' ? asked : 'bash';
    const script = SHELLS[shell](withGroups(await loadAll(commands)), locale);
    return ok({ data: { shell, script }, text: script, exitCode: EXIT_CODES.ok });
  },
};

/** With the first words that are no command by themselves: `pause` of `pause why`. */
function withGroups(commands: readonly Command[]): readonly Command[] {
  const names = new Set<string>(commands.map(({ name }) => name));
  const groups = firstWords(commands).filter((word) => !names.has(word)) as Command['name'][];
  return [
    ...groups.map((name): Command => ({ ...completionCommand, name, flags: [], operand: null })),
    ...commands,
  ];
}
