import { answerOf, rowsIn } from './desk-text.ts';
import { deskCommand } from './desk-command.ts';
import { teamNamed } from './team-named.ts';
import { teamRows } from './team-text.ts';

export const teamShowCommand = deskCommand({
  name: 'team show',
  flags: [],
  operand: { name: 'team', required: true },
  example: 'ridgeline team show olivia.brandt@example.com',
  answer: async (desk, call) => {
    const found = await teamNamed(desk, call);
    return found.ok ? answerOf(found.value, rowsIn(teamRows(found.value, call.locale))) : found;
  },
});
