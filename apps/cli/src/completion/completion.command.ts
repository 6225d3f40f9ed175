import { ok } from '@ridgeline/core/shared';
import { bashCompletion } from './bash-completion.ts';
import type { Command } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
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
    const script = SHELLS[shell](commands, locale);
    return ok({ data: { shell, script }, text: script, exitCode: EXIT_CODES.ok });
  },
};
