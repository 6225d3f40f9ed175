// Builders of storm reports, and of the lines of their files.
export { aStormEvent, STORM_EVENTS_HEADER } from './storm-events.builder.ts';
export { aStormReport } from './storm-files.ts';
