import type { FeeSchedule } from '@ridgeline/core/calculators';
import { type Locale, ok, say } from '@ridgeline/core/shared';
import { valueOf, type Command } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { publishedFeeSchedules } from './published-fee-schedules.ts';
import { permitFeeResultMessages } from './result.messages.ts';
import { scheduleLines } from './schedule-text.ts';

const STATE = 'state';

// CALC-4
export const permitFeeSchedulesCommand: Command = {
  name: 'permit-fee schedules',
  flags: [
    {
      name: STATE,
      says: 'state',
      takes: 'STATE',
      options: [...new Set(publishedFeeSchedules.map(({ state }) => state))].sort(),
    },
  ],
  operand: null,
  example: 'ridgeline permit-fee schedules --state co',
  answer: async ({ flags, locale }) => {
    const asked = valueOf(flags, STATE);
    const schedules = publishedFeeSchedules.filter(({ state }) => asked === null || asked === state);
    return ok({
      data: schedules,
      text: schedules.map((schedule) => listed(schedule, locale).join('\n')).join('\n\n'),
      exitCode: EXIT_CODES.ok,
    });
  },
};

function listed(schedule: FeeSchedule, locale: Locale): readonly string[] {
  const later = schedule.supersededBy;
  const lines = scheduleLines(schedule, locale);
  return later === undefined
    ? lines
    : [...lines, say(permitFeeResultMessages, locale, 'superseded', { url: later.url })];
}
