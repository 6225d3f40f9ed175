import type { TeamCallFailure } from '@ridgeline/core/teams';
import { failureOrNotFound, type Refused } from './call.ts';

/** Core's failure code of a refused team request. */
export function teamFailureOf(refused: Refused | null): TeamCallFailure {
  const failure = failureOrNotFound(refused);
  return failure === 'unavailable' && refused?.code === 'not-team-owner' ? 'not-owner' : failure;
}
