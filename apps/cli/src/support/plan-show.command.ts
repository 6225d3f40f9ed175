import { answerOf, plannedRows, planRows, rowsIn } from './desk-text.ts';
import { deskCommand, personNamed } from './desk-command.ts';

export const planShowCommand = deskCommand({
  name: 'plan show',
  flags: [],
  operand: { name: 'person', required: true },
  example: 'ridgeline plan show dana.whitfield@example.com --json',
  answer: async (desk, call) => {
    const found = await personNamed(desk, call);
    if (!found.ok) return found;
    const { plan, planOf, planned, now } = found.value;
    const rows = [...planRows(found.value, call.locale), ...plannedRows(found.value, call.locale)];
    return answerOf({ plan, planOf, planned, now }, rowsIn(rows));
  },
});
