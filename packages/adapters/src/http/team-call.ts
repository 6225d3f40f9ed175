import type { ProblemCode } from '@ridgeline/contract';
import { fail, ok, type Result } from '@ridgeline/core/shared';
import type { TeamCallFailure } from '@ridgeline/core/teams';

type Answered<Data> = { readonly data?: Data; readonly error?: unknown; readonly response: Response };

/** The result of a team request, with core's failure codes. */
export async function teamCall<Data>(
  send: () => Promise<Answered<Data>>,
): Promise<Result<Data, TeamCallFailure>> {
  const answered = await teamAnswer(send);
  return answered.ok ? answered : fail(answered.failure.why);
}

/** The same with the problem code, for requests with refusals of their own. */
export async function teamAnswer<Data>(
  send: () => Promise<Answered<Data>>,
): Promise<Result<Data, { readonly why: TeamCallFailure; readonly code: ProblemCode | null }>> {
  try {
    const { data, error, response } = await send();
    // A response without a body has no data but is a success.
    if (response.ok) return ok(data as Data);
    const code = codeOf(error);
    return fail({ why: failureOf(response.status, code), code });
  } catch {
    return fail({ why: 'unavailable', code: null });
  }
}

function failureOf(status: number, code: ProblemCode | null): TeamCallFailure {
  if (status === 401) return 'signed-out';
  if (status === 404) return 'not-found';
  return code === 'not-team-owner' ? 'not-owner' : 'unavailable';
}

function codeOf(error: unknown): ProblemCode | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' ? (error.code as ProblemCode) : null;
}
