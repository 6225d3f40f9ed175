import { fail, type Result } from '../shared/result.ts';

/** Why a reports call failed, independent of the operation. */
export type ReportRefusal = 'signed-out' | 'not-found' | 'unavailable';

/** Every failure except a lost session is reported with the code of the attempted operation. */
export function withFailureCode<Value, const Code extends string>(
  answer: Result<Value, ReportRefusal>,
  code: Code,
): Result<Value, Code | 'signed-out'> {
  return answer.ok ? answer : fail(answer.failure === 'signed-out' ? 'signed-out' : code);
}
