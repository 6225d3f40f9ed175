import { allowanceRows, answerOf, grantRows, rowsIn } from './desk-text.ts';
import { deskCommand, personNamed } from './desk-command.ts';

// ENT-4
export const allowanceShowCommand = deskCommand({
  name: 'allowance show',
  flags: [],
  operand: { name: 'person', required: true },
  example: 'ridgeline allowance show dana.whitfield@example.com',
  answer: async (desk, call) => {
    const found = await personNamed(desk, call);
    if (!found.ok) return found;
    const { allowances, grants } = found.value;
    const rows = [...allowanceRows(allowances, call.locale), ...grantRows(grants, call.locale)];
    return answerOf({ allowances, grants }, rowsIn(rows));
  },
});
