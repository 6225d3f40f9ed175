import { fail, ok, type Result } from '../shared/result.ts';

/** A requester is identified by id; an email address instead sends no request and counts zero. */
// TEAM-5
export function isCountableRequester(requesterId: string): boolean {
  return !requesterId.includes('@');
}

/** Address states, jurisdictions and the count of commercial projects need an occ id. */
// TEAM-5 TEAM-6
export function requireOccId(occId: string | null): Result<string, 'occ-id-required'> {
  return occId ? ok(occId) : fail('occ-id-required');
}

export type InactiveLookupRefusal = 'not-authenticated' | 'inactive-team-id-required';

/** The lookup of inactive members requires a signed-in user and a team id. */
// TEAM-4 TEAM-6
export function inactiveLookup(asked: {
  readonly userId: string | null;
  readonly teamId: string | null;
}): Result<string, InactiveLookupRefusal> {
  if (!asked.userId) return fail('not-authenticated');
  return asked.teamId ? ok(asked.teamId) : fail('inactive-team-id-required');
}
