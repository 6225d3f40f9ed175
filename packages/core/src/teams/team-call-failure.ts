import { fail, type Result } from '../shared/result.ts';

/** Why a teams call failed, independent of the operation. */
export type TeamCallFailure = 'signed-out' | 'not-owner' | 'not-found' | 'unavailable';

export type TeamOperationFailure<Code extends string> = Code | 'not-authenticated' | 'not-owner';

/**
 * A lost session and a missing permission keep their code; every other failure is reported with the code of the
 * attempted operation.
 */
export function withFailureCode<Value, const Code extends string>(
  answer: Result<Value, TeamCallFailure>,
  code: Code,
): Result<Value, TeamOperationFailure<Code>> {
  if (answer.ok) return answer;
  if (answer.failure === 'signed-out') return fail('not-authenticated');
  return fail(answer.failure === 'not-owner' ? 'not-owner' : code);
}
