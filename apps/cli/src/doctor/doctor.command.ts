import { ok, say } from '@ridgeline/core/shared';
import type { Command } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { doctorMessages } from './doctor.messages.ts';
import { GRADES } from './findings.ts';
import { look } from './look.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  flags: [],
  operand: null,
  example: 'ridgeline doctor',
  answer: async ({ streams, locale }) => {
    const findings = (await look(streams)).map(({ code, values }) => ({
      is: GRADES[code],
      code,
      values,
      says: say(doctorMessages, locale, code, values as never),
    }));
    return ok({
      data: findings,
      text: findings.map(({ is, says }) => `${is.padEnd(4)}  ${says}`).join('\n'),
      exitCode: findings.some(({ is }) => is === 'fail') ? EXIT_CODES.no : EXIT_CODES.ok,
    });
  },
};
