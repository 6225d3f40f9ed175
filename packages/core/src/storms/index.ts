// Public exports of storms.
export { stormFileOf, type StormFileFailure } from './storm-file.policy.ts';
export {
  identityOf,
  standingOf,
  type StormEventsEdition,
  type StormFile,
  type StormKind,
  type StormRecord,
  type StormReport,
  type StormRow,
  type StormRowFailure,
} from './storm-report.ts';
export { stormFacts } from './storm-facts.policy.ts';
export type { SourcedStorm, StormHistory } from './storm-history.ts';
export { isToldOf, STORM_RADII, stormsNear } from './storms-near.policy.ts';
export { stormFileMessages, stormRowMessages } from './storms.messages.ts';
