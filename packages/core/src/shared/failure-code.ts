import { fail, type Result } from './result.ts';

/**
 * For the calls of one area: the failures in `kept` get the code that stands there; every other failure is reported with
 * the code of the attempted operation.
 */
export function failureCodes<const Kept extends Readonly<Record<string, string>>>(kept: Kept) {
  type Told<Failure, Code> = Code | Kept[Failure & keyof Kept];
  return <Value, Failure extends string, const Code extends string>(
    answer: Result<Value, Failure>,
    code: Code,
  ): Result<Value, Told<Failure, Code>> => {
    if (answer.ok) return answer;
    const { failure } = answer;
    const isKept = (name: string): name is Failure & keyof Kept & string => Object.hasOwn(kept, name);
    return fail(isKept(failure) ? kept[failure] : code);
  };
}
