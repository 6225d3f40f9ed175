import { ok } from '@ridgeline/core/shared';
import type { Command } from './command-line/command.ts';
import { EXIT_CODES } from './command-line/exit-codes.ts';

/** The version in package.json; a spec compares the two. */
export const VERSION = '0.1.0';

export const versionCommand: Command = {
  name: 'version',
  flags: [],
  operand: null,
  example: 'ridgeline version',
  answer: async () =>
    ok({ data: { version: VERSION }, text: `ridgeline ${VERSION}`, exitCode: EXIT_CODES.ok }),
};
