// Public exports of shared.
export { AccountDirectory, type AccountStatus } from './account-directory.port.ts';
export { BROWSER_VALUE_NAMES, type BrowserPlace, type BrowserValue, settingsOf } from './browser-values.ts';
export { Clock } from './clock.port.ts';
export { dateFormat } from './date-format.ts';
export { type Email, type EmailProblem, emailProblem, parseEmail } from './email.policy.ts';
export { localeFor } from './environment-locale.ts';
export { FailureLog, type LoggedFailure } from './failure-log.port.ts';
export { foldedText } from './folded-text.ts';
export { DAY, HOUR, type Instant, MINUTE, SECOND } from './instant.ts';
export {
  languageTag,
  type Locale,
  LOCALES,
  type Message,
  messages,
  type MessageTable,
  type MessageValues,
  numberText,
  say,
} from './messages.ts';
export { Preferences } from './preferences.port.ts';
export { QueryCache } from './query-cache.ts';
export { requiredText } from './required-input.policy.ts';
export { done, fail, type Failed, type Ok, ok, type Result } from './result.ts';
export { isDay } from './source-day.ts';
export { PRINTABLE } from './source-text.ts';
export { type CancelTimer, Timer } from './timer.port.ts';
export { parseUsState, US_STATES } from './us-states.ts';
export { validationMessages } from './validation.messages.ts';
export { parseZipCode, type ZipCode } from './zip-code.policy.ts';
export { FileSaver } from './file-saver.port.ts';
