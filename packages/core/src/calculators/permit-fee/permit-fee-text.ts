import { languageTag, say, type Locale } from '../../shared/messages.ts';
import { withUnit } from '../unit-text.ts';
import type { FeeScheduleFinding } from './fee-schedule-finding.ts';
import { feeScheduleFindingMessages, noPermitFeeMessages } from './permit-fee.messages.ts';
import type { PermitFee } from './permit-fee.policy.ts';

type UnknownFee = Extract<PermitFee, { is: 'unknown' }>['why'];

export function sayWhyNoPermitFee(why: UnknownFee, locale: Locale): string {
  switch (why.code) {
    case 'outside-the-table':
    case 'circular-fees':
      return say(noPermitFeeMessages, locale, why.code, { component: why.component });
    case 'unknown-fee':
      return say(noPermitFeeMessages, locale, why.code, { component: why.component, fee: why.fee });
    default:
      return say(noPermitFeeMessages, locale, why.code);
  }
}

export function sayFeeScheduleFinding(finding: FeeScheduleFinding, locale: Locale): string {
  switch (finding.code) {
    case 'stale':
      return say(feeScheduleFindingMessages, locale, finding.code, { since: finding.since });
    case 'unknown-fee':
      return say(feeScheduleFindingMessages, locale, finding.code, { fee: finding.fee });
    case 'gap':
    case 'overlap':
    case 'row-without-extent':
      return say(feeScheduleFindingMessages, locale, finding.code, {
        from: measured(finding.from, locale),
        to: measured(finding.to, locale),
      });
    case 'table-ends':
      return say(feeScheduleFindingMessages, locale, finding.code, { from: measured(finding.from, locale) });
    case 'jump':
    case 'decreasing':
      return say(feeScheduleFindingMessages, locale, finding.code, {
        boundary: measured(finding.boundary, locale),
        before: withUnit(finding.before, 'cent', locale),
        after: withUnit(finding.after, 'cent', locale),
      });
    default:
      return say(feeScheduleFindingMessages, locale, finding.code);
  }
}

/** A place in a table, whatever the table goes by. */
function measured(value: number, locale: Locale): string {
  return value.toLocaleString(languageTag(locale), { maximumFractionDigits: 2 });
}
