import { answerOf, rowsIn } from './desk-text.ts';
import { atDesk, deskCommand, reportIn } from './desk-command.ts';
import { reportRows } from './report-text.ts';

export const reportShowCommand = deskCommand({
  name: 'report show',
  flags: [],
  operand: { name: 'report', required: true },
  example: 'ridgeline report show 100042',
  answer: async (desk, { operands, locale }) => {
    const number = reportIn({ operands });
    if (!number.ok) return number;
    const found = atDesk(await desk.report(number.value));
    return found.ok ? answerOf(found.value, rowsIn(reportRows(found.value, locale))) : found;
  },
});
