/** What Amplify throws: the pool's own name for a problem, or Amplify's where nobody answered. */
export function nameOf(problem: unknown): string {
  return problem instanceof Error ? problem.name : '';
}

/** A password of a wrong length is refused as any wrong parameter is, and only the sentence tells which. */
function isPasswordOfWrongLength(problem: unknown): boolean {
  return problem instanceof Error && /Value at '(?:password|proposedPassword)' failed/.test(problem.message);
}

/** The core failure that a name means, by a table of an adapter; `unavailable` for any other. */
export function failureNamed<Failure extends string>(
  problem: unknown,
  failures: Readonly<Record<string, Failure>>,
): Failure | 'unavailable' {
  const name = isPasswordOfWrongLength(problem) ? 'InvalidPasswordException' : nameOf(problem);
  return failures[name] ?? 'unavailable';
}
