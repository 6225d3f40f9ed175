import { fail, type Result } from '../shared/result.ts';

/** Why a call about reports was refused, before anyone says what it was for. */
export type ReportRefusal = 'signed-out' | 'not-found' | 'unavailable';

/** Everything but a lost session is told in the words of what was tried. */
export function toldAs<Value, const Code extends string>(
  answer: Result<Value, ReportRefusal>,
  code: Code,
): Result<Value, Code | 'signed-out'> {
  return answer.ok ? answer : fail(answer.failure === 'signed-out' ? 'signed-out' : code);
}
