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

const KEPT = {
  'signed-out': 'not-authenticated',
  'not-owner': 'not-owner',
  'not-admin': 'not-admin',
  'admins-by-owner': 'admins-by-owner',
  'too-many-invites': 'too-many-invites',
  'not-in-plan': 'not-in-plan',
} as const;

export type TeamOperationFailure<Code extends string> = Code | (typeof KEPT)[keyof typeof KEPT];

/** A lost session, a missing permission and a limit keep their meaning in every operation. */
export const withFailureCode = failureCodes(KEPT);
