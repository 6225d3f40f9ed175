import { failureCodes } from '../shared/failure-code.ts';

/** Why a teams call failed, independent of the operation. */
export type TeamCallFailure = 'signed-out' | 'not-owner' | 'not-found' | 'unavailable';

export type TeamOperationFailure<Code extends string> = Code | 'not-authenticated' | 'not-owner';

/** A lost session and a missing permission keep their meaning in every operation. */
export const withFailureCode = failureCodes({
  'signed-out': 'not-authenticated',
  'not-owner': 'not-owner',
});
