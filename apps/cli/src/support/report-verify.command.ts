import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { answerOf, rowsIn } from './desk-text.ts';
import { atDesk, deskCommand, reportIn } from './desk-command.ts';
import { reportRows } from './report-text.ts';

/** RPT-4: whether a report may be adopted. */
export const reportVerifyCommand = deskCommand({
  name: 'report verify',
  flags: [],
  operand: { name: 'report', required: true },
  example: 'ridgeline report verify 100042',
  answer: async (desk, { operands, locale }) => {
    const number = reportIn({ operands });
    if (!number.ok) return number;
    const found = atDesk(await desk.report(number.value));
    if (!found.ok) return found;
    const { standing, owner } = found.value;
    const exitCode = standing === 'waiting' ? EXIT_CODES.ok : EXIT_CODES.no;
    const rows = reportRows(found.value, locale).slice(0, owner === null ? 2 : 3);
    return answerOf({ reportNumber: number.value, standing, owner }, rowsIn(rows), exitCode);
  },
});
