/** An error of Amplify: `name` is the pool's error code, or Amplify's own for a network error. */
export function nameOf(problem: unknown): string {
  return problem instanceof Error ? problem.name : '';
}

/** The pool refuses a password of a wrong length as an invalid parameter; only the message says which one. */
function isPasswordOfWrongLength(problem: unknown): boolean {
  return problem instanceof Error && /Value at '(?:password|proposedPassword)' failed/.test(problem.message);
}

/** Maps an error name to core's failure by the table of an adapter; `unavailable` for any other. */
export function failureNamed<Failure extends string>(
  problem: unknown,
  failures: Readonly<Record<string, Failure>>,
): Failure | 'unavailable' {
  const name = isPasswordOfWrongLength(problem) ? 'InvalidPasswordException' : nameOf(problem);
  return failures[name] ?? 'unavailable';
}
