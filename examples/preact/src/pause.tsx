import { pauseRefusalText, pauseVerdict } from '@ridgeline/core/plans';
import { DAY, type Instant, type Locale } from '@ridgeline/core/shared';
import { useState } from 'preact/hooks';
import { Check } from './field.tsx';

const PLAN = {
  billingPeriod: 'monthly',
  platform: 'web',
  archivedDate: null,
  isExpired: false,
  pausedAt: null,
  pauseActiveAt: null,
  resumesAt: null,
  ui: { canPauseSubscription: true },
} as const;

/** Whether a plan may be paused, in the rule's own words. */
export function Pause({ now, locale }: { readonly now: Instant; readonly locale: Locale }) {
  const [owner, setOwner] = useState(true);
  const [pausedLately, setPausedLately] = useState(false);
  const paused = { pausedAt: now - 90 * DAY, pauseActiveAt: now - 80 * DAY, resumesAt: now - 50 * DAY };
  const verdict = pauseVerdict({ ...PLAN, ...(pausedLately ? paused : {}) }, { owner, now });
  return (
    <section aria-label="Pause">
      <Check label="Owner of the plan" checked={owner} onChange={setOwner} />
      <Check label="Paused 90 days ago" checked={pausedLately} onChange={setPausedLately} />
      <output>
        {verdict.allowed ? 'Payments may be paused.' : pauseRefusalText(verdict, { locale, timeZone: 'UTC' })}
      </output>
    </section>
  );
}
