import { failureCodes } from '../../shared/failure-code.ts';

export type CorrectionCallFailure = 'signed-out' | 'viewer-reads-only';

/** What keeps its meaning whether a correction is made or undone. */
export const withCorrectionFailure = failureCodes({
  'signed-out': 'signed-out',
  'viewer-reads-only': 'viewer-reads-only',
});
