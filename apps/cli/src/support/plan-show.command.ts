import { answerOf, planRows, rowsIn } from './desk-text.ts';
import { deskCommand, personNamed } from './desk-command.ts';

export const planShowCommand = deskCommand({
  name: 'plan show',
  flags: [],
  operand: { name: 'person', required: true },
  example: 'ridgeline plan show dana.whitfield@example.com --json',
  answer: async (desk, call) => {
    const found = await personNamed(desk, call);
    if (!found.ok) return found;
    const { plan, planOf, now } = found.value;
    return answerOf({ plan, planOf, now }, rowsIn(planRows(found.value, call.locale)));
  },
});
