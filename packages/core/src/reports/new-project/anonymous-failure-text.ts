import { say, type Locale } from '../../shared/messages.ts';
import type { AnonymousReportFailure } from './anonymous-reports.port.ts';
import { reportsMessages } from '../reports.messages.ts';

/** RPT-4: what a visitor reads who gets no report, in their language where the reason is one we know. */
export function anonymousFailureText(failure: AnonymousReportFailure, locale: Locale): string {
  if (failure.code === 'unavailable') return say(reportsMessages, locale, 'anonymous-report-unavailable');
  return failure.why === null ? failure.message : say(reportsMessages, locale, failure.why);
}
