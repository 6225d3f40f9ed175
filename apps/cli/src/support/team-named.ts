import { fail, type Result } from '@ridgeline/core/shared';
import type { SupportDesk, TeamAtDesk } from '@ridgeline/core/support';
import type { CliFailures } from '../command-line/cli-failure.ts';
import type { Call } from '../command-line/command.ts';
import { atDesk, deskFailure, personNamed } from './desk-command.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The team that the operand names by its id, or by somebody who is in it. */
export async function teamNamed(
  desk: SupportDesk,
  call: Pick<Call, 'operands'>,
): Promise<Result<TeamAtDesk, CliFailures>> {
  const [term = ''] = call.operands;
  if (ID.test(term)) {
    const team = await desk.team(term.toLowerCase());
    if (team.ok || team.failure !== 'not-found') return atDesk(team);
  }
  const found = await personNamed(desk, call);
  if (!found.ok) return found;
  const { team } = found.value;
  return team === null ? fail(deskFailure('not-found')) : atDesk(await desk.team(team.id));
}
