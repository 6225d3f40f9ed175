import { failureCodes } from '../shared/failure-code.ts';

/** Why a teams call failed, independent of the operation. */
export type TeamCallFailure =
  | 'signed-out'
  | 'not-owner'
  | 'not-admin'
  | 'admins-by-owner'
  | 'too-many-invites'
  | 'not-in-plan'
  | 'not-found'
  | 'unavailable';

export const KEPT_TEAM_FAILURES = {
  'signed-out': 'not-authenticated',
  'not-owner': 'not-owner',
  'not-admin': 'not-admin',
  'admins-by-owner': 'admins-by-owner',
  'too-many-invites': 'too-many-invites',
  'not-in-plan': 'not-in-plan',
} as const;

export type TeamOperationFailure<Code extends string> =
  | Code
  | (typeof KEPT_TEAM_FAILURES)[keyof typeof KEPT_TEAM_FAILURES];

/** A lost session, a missing permission and a limit keep their meaning in every operation. */
export const withFailureCode = failureCodes(KEPT_TEAM_FAILURES);
