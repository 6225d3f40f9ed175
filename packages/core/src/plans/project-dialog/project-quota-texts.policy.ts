import { languageTag, say, type Locale } from '../../shared/messages.ts';
import { plansMessages } from '../plans.messages.ts';

/** PLAN-8: '30 projects/mo.' */
export function projectQuotaText(quantity: number, locale: Locale): string {
  return say(plansMessages, locale, 'project-quota', { quantity });
}

/** PLAN-8: 'You have 2 projects/mo left' */
export function projectsLeftText(left: number, locale: Locale): string {
  return say(plansMessages, locale, 'projects-left', { left });
}

/** PLAN-8: 'Continue for $12.50' */
export function overageText(cents: number, locale: Locale): string {
  return say(plansMessages, locale, 'continue-for-overage', { overageCost: dollars(cents, locale) });
}

function dollars(cents: number, locale: Locale): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return (cents / 100).toLocaleString(languageTag(locale), { minimumFractionDigits });
}
