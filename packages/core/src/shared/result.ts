/**
 * An outcome with the reason of a failure. Failures are codes or tagged facts; their texts are in `<area>.messages.ts`.
 */
export type Result<Value, Failure> = Ok<Value> | Failed<Failure>;

export type Ok<Value> = { readonly ok: true; readonly value: Value };
export type Failed<Failure> = { readonly ok: false; readonly failure: Failure };

export const done: Ok<void> = { ok: true, value: undefined };

export function ok<Value>(value: Value): Ok<Value> {
  return { ok: true, value };
}

export function fail<const Failure>(failure: Failure): Failed<Failure> {
  return { ok: false, failure };
}
