// Public exports of storms.
export { stormFileOf } from './storm-file.policy.ts';
export {
  identityOf,
  type StormFile,
  type StormKind,
  type StormRecord,
  type StormReport,
  type StormRow,
} from './storm-report.ts';
export { stormFacts } from './storm-facts.policy.ts';
export type { SourcedStorm, StormHistory } from './storm-history.ts';
export { isToldOf, LISTED_EACH, STORM_RADII, stormsNear } from './storms-near.policy.ts';
export { stormFileMessages, stormRowMessages } from './storms.messages.ts';
