import {
  checkFeeSchedule,
  decodeFeeSchedule,
  type FeeScheduleFinding,
  sayFeeScheduleFinding,
} from '@ridgeline/core/calculators';
import { fail, type Locale, ok, say } from '@ridgeline/core/shared';
import type { Command } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { readText } from '../command-line/json-source.ts';
import { permitFeeResultMessages } from './result.messages.ts';

// CALC-4
export const permitFeeCheckCommand: Command = {
  name: 'permit-fee check',
  flags: [],
  operand: { name: 'file', required: true },
  example: 'ridgeline permit-fee check schedule.json',
  answer: async ({ operands: [file = ''], streams, locale }) => {
    const text = await readText(file, streams);
    if (!text.ok) return text;
    const schedule = decodeFeeSchedule(text.value);
    if (!schedule.ok)
      return fail(schedule.failure.map((failure) => ({ code: 'schedule-unusable' as const, failure })));
    const findings = checkFeeSchedule(schedule.value, streams.clock.now());
    return ok(
      findings.length === 0
        ? { data: findings, text: say(permitFeeResultMessages, locale, 'sound'), exitCode: EXIT_CODES.ok }
        : { data: findings, text: findingLines(findings, locale).join('\n'), exitCode: EXIT_CODES.no },
    );
  },
};

function findingLines(findings: readonly FeeScheduleFinding[], locale: Locale): readonly string[] {
  return findings.map((found) => {
    const finding = sayFeeScheduleFinding(found, locale);
    return found.at === null
      ? finding
      : say(permitFeeResultMessages, locale, 'finding', { at: found.at, finding });
  });
}
