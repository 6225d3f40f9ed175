import { fail, type Result } from '../shared/result.ts';

/** Why a call about teams was refused, before anyone says what it was for. */
export type TeamCallFailure = 'signed-out' | 'not-owner' | 'not-found' | 'unavailable';

export type ToldTeamFailure<Code extends string> = Code | 'not-authenticated' | 'not-owner';

/** A lost session and a missing right are told as such; all else in the words of what was tried. */
export function toldAs<Value, const Code extends string>(
  answer: Result<Value, TeamCallFailure>,
  code: Code,
): Result<Value, ToldTeamFailure<Code>> {
  if (answer.ok) return answer;
  if (answer.failure === 'signed-out') return fail('not-authenticated');
  return fail(answer.failure === 'not-owner' ? 'not-owner' : code);
}
