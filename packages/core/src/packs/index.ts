// Public exports of packs.
export { factsOfPlace } from './facts-of-place.policy.ts';
export {
  feeScheduleOfRow,
  type FeeScheduleRow,
  feeSchedulesIn,
  shippedFeeSchedules,
} from './fee-schedule-row.policy.ts';
export type { LoadedRow } from './pack-candidates.ts';
export { CODE_TOPICS, FEE_SCHEDULE } from './pack-topics.ts';
export { bodyNamesIn, type BodyNames, schedulesOfOtherNames } from './other-names.policy.ts';
export { requirementsFact } from './product-requirements.policy.ts';
export { packErrorMessages, packFailureMessages, rowReasonMessages } from './packs.messages.ts';
export { PACK_FORMAT, PACK_LIMIT, type PackCells, type PackHead } from './pack.schema.ts';
export { rowsWithoutSpanish } from './row-words.policy.ts';
export { type DataPack, type PackFailure, type RawPack, rawPackOf, readPack } from './read-pack.policy.ts';
