import type { ProblemCode } from '@ridgeline/contract';
import { fail, type Result } from '@ridgeline/core/shared';

export type Answered<Data> = { readonly data?: Data; readonly error?: unknown; readonly response: Response };

/** The status and problem code of a refused request. */
export type Refused = { readonly status: number; readonly code: ProblemCode | null };

/**
 * Sends one request. `read` maps its data to core's value; `failureOf` maps a refusal to core's failure code,
 * or null when there was no readable response. Nothing here throws.
 */
export async function resultOf<Data, Value, Failure, Unreadable = never>(
  send: () => Promise<Answered<Data>>,
  read: (data: Data) => Result<Value, Unreadable> | Promise<Result<Value, Unreadable>>,
  failureOf: (refused: Refused | null) => Failure,
): Promise<Result<Value, Unreadable | Failure>> {
  try {
    const { data, error, response } = await send();
    // A response without a body has no data but is a success.
    if (response.ok) return await read(data as Data);
    return fail(failureOf({ status: response.status, code: codeOf(error) }));
  } catch {
    return fail(failureOf(null));
  }
}

/** For ports with only two failures: not signed in, or not available. */
export function plainFailure(refused: Refused | null): 'signed-out' | 'unavailable' {
  return refused?.status === 401 ? 'signed-out' : 'unavailable';
}

/** The same for ports that name one object. */
export function failureOrNotFound(refused: Refused | null): 'signed-out' | 'not-found' | 'unavailable' {
  return refused?.status === 404 ? 'not-found' : plainFailure(refused);
}

/** Not signed in, or to be tried again later: the other refusals of a request are for good. */
const NOT_FOR_GOOD: ReadonlySet<number> = new Set([401, 408, 429]);

/** The same for changes that may wait to be sent: `refused` if the same request would be refused again. */
export function failureOrRefused(refused: Refused | null) {
  const failure = failureOrNotFound(refused);
  if (failure !== 'unavailable' || refused === null) return failure;
  const { status } = refused;
  return status >= 400 && status < 500 && !NOT_FOR_GOOD.has(status) ? 'refused' : failure;
}

/** The same for changes of an object that a viewer of the team may only read. */
export function failureOfWriter(refused: Refused | null) {
  return refused?.code === 'viewer-reads-only' ? refused.code : failureOrNotFound(refused);
}

/** A table names every code of its areas; null for a code of another area, or one that a newer API has added. */
export function failureIn<Code extends ProblemCode, Failure>(
  failures: Readonly<Record<Code, Failure>>,
  refused: Refused | null,
): Failure | null {
  const isListed = (code: ProblemCode): code is Code => Object.hasOwn(failures, code);
  const code = refused?.code ?? null;
  return code !== null && isListed(code) ? failures[code] : null;
}

function codeOf(error: unknown): ProblemCode | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? (error.code as ProblemCode) : null;
}
