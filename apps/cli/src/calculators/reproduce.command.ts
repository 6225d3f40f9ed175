import { isCalculationRecord, reproduceRecord, reproductionMessages } from '@ridgeline/core/calculators';
import { fail, ok, say } from '@ridgeline/core/shared';
import type { Command } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { readFields } from '../command-line/json-source.ts';

// CALC-6
export const reproduceCommand: Command = {
  name: 'reproduce',
  flags: [],
  operand: { name: 'file', required: true },
  example: 'ridgeline reproduce result.json',
  answer: async ({ operands: [file = ''], streams, locale }) => {
    const record = await readFields(file, streams);
    if (!record.ok) return record;
    const reproduction = isCalculationRecord(record.value) ? reproduceRecord(record.value) : null;
    if (reproduction === null) return fail([{ code: 'not-a-result', file }]);
    return ok({
      data: reproduction,
      text: say(reproductionMessages, locale, reproduction.same ? 'same' : reproduction.why),
      exitCode: reproduction.same ? EXIT_CODES.ok : EXIT_CODES.no,
    });
  },
};
