import { failureCodes } from '../shared/failure-code.ts';

/** Why a reports call failed, independent of the operation. */
export type ReportRefusal = 'signed-out' | 'not-found' | 'unavailable';

/** A lost session keeps its meaning in every operation. */
export const withFailureCode = failureCodes({ 'signed-out': 'signed-out' });
