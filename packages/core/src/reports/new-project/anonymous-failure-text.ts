import { say, type Locale } from '../../shared/messages.ts';
import type { AnonymousReportFailure } from './anonymous-reports.port.ts';
import { orderMessages } from '../order.messages.ts';

/** RPT-4: the message for a visitor who gets no report, translated if the reason is a known code. */
export function anonymousFailureText(failure: AnonymousReportFailure, locale: Locale): string {
  if (failure.code === 'unavailable') return say(orderMessages, locale, 'anonymous-report-unavailable');
  return failure.why === null ? failure.message : say(orderMessages, locale, failure.why);
}
