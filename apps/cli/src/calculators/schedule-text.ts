import { feeConfidenceMessages, type FeeSchedule } from '@ridgeline/core/calculators';
import { type Locale, say } from '@ridgeline/core/shared';
import { permitFeeResultMessages } from './result.messages.ts';

/** A schedule's municipality, effective date, source and notes. */
export function scheduleLines(schedule: FeeSchedule, locale: Locale): readonly string[] {
  const { id, jurisdiction, state, effective, source, confidence, note } = schedule;
  return [
    say(permitFeeResultMessages, locale, 'schedule', { jurisdiction, state: state.toUpperCase(), id }),
    ...(effective === null ? [] : [say(permitFeeResultMessages, locale, 'since', { effective })]),
    ...(source === null
      ? []
      : [
          say(permitFeeResultMessages, locale, 'source', {
            title: source.title,
            url: source.url,
            read: source.read,
          }),
        ]),
    ...(confidence === undefined
      ? []
      : [
          say(permitFeeResultMessages, locale, 'confidence', {
            confidence: say(feeConfidenceMessages, locale, confidence),
          }),
        ]),
    ...(note === undefined ? [] : [note[locale]]),
  ];
}
