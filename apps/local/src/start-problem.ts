/** A problem that prevents the local world from starting, explained in one sentence. It is shown without a stack. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file of that name is there',
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ETIMEDOUT: 'it does not answer',
};

/** The reason of a failure, as the end of a sentence. */
export function reasonOf(problem: unknown): string {
  // Several addresses were tried, or a library wrapped the error: the first cause is the reason.
  if (problem instanceof AggregateError && problem.errors.length > 0) return reasonOf(problem.errors[0]);
  if (!(problem instanceof Error)) return String(problem);
  if (problem.cause instanceof Error) return reasonOf(problem.cause);
  const { code = '' } = problem as NodeJS.ErrnoException;
  return REASONS[code] ?? problem.message;
}
