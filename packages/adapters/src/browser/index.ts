// Public API of the browser adapters.
export { BrowserDocumentViewer } from './browser-document-viewer.ts';
export { BrowserClipboard } from './browser-clipboard.ts';
export { BrowserPreferences, type BrowserStorage } from './browser-preferences.ts';
export { BrowserTimer } from './browser-timer.ts';
export { ConsoleFailureLog } from './console-failure-log.ts';
export { CookieUtmStore } from './cookie-utm-store.ts';
export { KeptVisitSecret } from './kept-visit-secret.ts';
export { PageEventTracker } from './page-event-tracker.ts';
export { RandomIds } from './random-ids.ts';
export { SystemClock } from './system-clock.ts';
export { BrowserFileSaver } from './browser-file-saver.ts';
export { GoogleOneTap } from './google-one-tap.ts';
export { IndexedRecords } from './indexed-records.ts';
export { WebLockSender } from './web-lock-sender.ts';
