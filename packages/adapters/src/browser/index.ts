// The door of the browser adapters: clock and storage.
export { SystemClock } from './system-clock.ts';
