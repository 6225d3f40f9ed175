import type { ProblemCode } from '@ridgeline/contract';

type Answered<Data> = { readonly data?: Data; readonly error?: unknown; readonly response: Response };

/** The outcome of a request: its data, or the status and code of the refusal. Null for a network error. */
export type CallOutcome<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly status: number; readonly code: ProblemCode | null };

export type Refused = Extract<CallOutcome<unknown>, { readonly ok: false }>;

/** Each adapter maps the outcome to core's failure codes; nothing here throws. */
export async function outcomeOf<Data>(
  send: () => Promise<Answered<Data>>,
): Promise<CallOutcome<Data> | null> {
  try {
    const { data, error, response } = await send();
    // A response without a body has no data but is a success.
    if (response.ok) return { ok: true, data: data as Data };
    return { ok: false, status: response.status, code: codeOf(error) };
  } catch {
    return null;
  }
}

/** For ports with only two failures: not signed in, or not available. */
export function plainFailure(outcome: { readonly status: number } | null): 'signed-out' | 'unavailable' {
  return outcome?.status === 401 ? 'signed-out' : 'unavailable';
}

/** A table names every code of its areas; null for a code of another area, or one that a newer API has added. */
export function failureIn<Code extends ProblemCode, Failure>(
  failures: Readonly<Record<Code, Failure>>,
  outcome: Refused | null,
): Failure | null {
  const isListed = (code: ProblemCode): code is Code => Object.hasOwn(failures, code);
  const code = outcome?.code ?? null;
  return code !== null && isListed(code) ? failures[code] : null;
}

function codeOf(error: unknown): ProblemCode | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? (error.code as ProblemCode) : null;
}
