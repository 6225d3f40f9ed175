import type { TeamProblemCode } from '@ridgeline/contract';
import type { TeamCallFailure } from '@ridgeline/core/teams';
import { failureIn, failureOrNotFound, type Refused } from './call.ts';

/** Core's failure code for each problem code of the teams area. */
export const TEAM_FAILURES: Readonly<Record<TeamProblemCode, TeamCallFailure>> = {
  'not-in-a-team': 'unavailable',
  'not-team-owner': 'not-owner',
  'not-team-admin': 'not-admin',
  'admins-by-owner': 'admins-by-owner',
  'viewer-reads-only': 'unavailable',
  'team-id-required': 'unavailable',
  'inactive-team-id-required': 'unavailable',
  'occ-id-required': 'unavailable',
  'status-required': 'unavailable',
  'status-not-resendable': 'unavailable',
  'already-owner': 'unavailable',
  'owner-keeps-role': 'unavailable',
  'owner-stays': 'unavailable',
  'already-active': 'unavailable',
  'already-declined': 'unavailable',
  'in-another-team': 'unavailable',
  'team-full': 'unavailable',
  'removed-too-long-ago': 'unavailable',
  'member-in-another-team': 'unavailable',
  'no-seat-left': 'unavailable',
  'team-changed': 'unavailable',
  'too-many-invites': 'too-many-invites',
  'image-type-unsupported': 'unavailable',
  'image-unreadable': 'unavailable',
  'image-too-large': 'unavailable',
};

/** Core's failure code of a refused team request. */
export function teamFailureOf(refused: Refused | null): TeamCallFailure {
  if (refused?.code === 'not-in-plan') return refused.code;
  return failureIn(TEAM_FAILURES, refused) ?? failureOrNotFound(refused);
}
