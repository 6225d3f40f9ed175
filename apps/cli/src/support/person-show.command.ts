import { allowanceRows, answerOf, personRows, plannedRows, planRows, rowsIn } from './desk-text.ts';
import { deskCommand, personNamed } from './desk-command.ts';

export const personShowCommand = deskCommand({
  name: 'person show',
  flags: [],
  operand: { name: 'person', required: true },
  example: 'ridgeline person show dana.whitfield@example.com',
  answer: async (desk, call) => {
    const found = await personNamed(desk, call);
    if (!found.ok) return found;
    const { locale } = call;
    const { plan, allowances } = found.value;
    const rows = [
      ...personRows(found.value, locale),
      ...planRows(found.value, locale).slice(0, plan === null ? 1 : 2),
      ...plannedRows(found.value, locale),
      ...allowanceRows(allowances, locale),
    ];
    return answerOf(found.value, rowsIn(rows));
  },
});
