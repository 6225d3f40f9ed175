import { planTitle } from '../plans/plan-title.policy.ts';
import { dateFormat } from '../shared/date-format.ts';
import type { Instant } from '../shared/instant.ts';
import type { Locale } from '../shared/messages.ts';
import { fullName } from './person-name.policy.ts';
import { currentSubscription, type Profile } from './profile.ts';

/** The region an identity was made in, which its id begins with: `us-east-1:`, `us-gov-west-1:`. */
const REGION_MARKER = /^[a-z]{2}(?:-[a-z]+)+-\d+:/;

// PROF-2
export function shownUserId(userId: string): string {
  return userId.replace(REGION_MARKER, '');
}

/** PROF-1: MM/dd/yyyy in both languages, in the viewer's time zone. */
export function memberSince(signedUp: Instant | null | undefined, timeZone: string): string | null {
  const date = new Date(signedUp ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  return dateFormat('en-US', {
    timeZone,
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  }).format(date);
}

/** PROF-1: the name in the header card, from the first of these that exists. */
export function shownName(profile: Profile): string {
  const names = [profile.name, fullName(profile), profile.displayName].map((name) => name?.trim() ?? '');
  return names.find((name) => name !== '') ?? profile.email;
}

/** PROF-1: in capitals, in the reader's language. */
export function shownPlanTitle(profile: Profile, locale: Locale): string | null {
  const plan = currentSubscription(profile);
  return plan === null ? null : planTitle(plan, locale).toLocaleUpperCase(locale);
}
