import { say, type Locale } from '../../shared/messages.ts';
import { plansMessages } from '../plans.messages.ts';
import type { DialogAction, ProjectDialog, ProjectDialogKind } from './project-dialog.policy.ts';
import { overageText, projectsLeftText } from './project-quota-texts.policy.ts';

type Words = { readonly title: string; readonly message: string | null };
type Key = keyof (typeof plansMessages)['en'];
/** A key whose text has no placeholder. */
type PlainKey = {
  [K in Key]: (typeof plansMessages)['en'][K] extends `${string}{${string}` | object ? never : K;
}[Key];

const TITLES: Readonly<Record<Exclude<ProjectDialogKind, 'projects-left'>, PlainKey>> = {
  'contact-team-owner': 'out-of-projects',
  'out-of-free-trial-projects': 'out-of-free-trial-projects',
  'need-more-projects': 'need-more-projects',
  'upgrade-in-mobile-app': 'out-of-projects',
  'plan-expired': 'plan-expired',
};

const MESSAGES: Readonly<Partial<Record<ProjectDialogKind, PlainKey>>> = {
  'contact-team-owner': 'contact-team-owner',
  'upgrade-in-mobile-app': 'upgrade-in-mobile-app',
};

/** PLAN-7 PLAN-8: the plan's own wording first, or else that of the case. */
export function projectDialogWords({ is, says }: ProjectDialog, locale: Locale): Words {
  const message = MESSAGES[is];
  return {
    title:
      says.title ??
      (is === 'projects-left' ? projectsLeftText(0, locale) : say(plansMessages, locale, TITLES[is])),
    message: says.message ?? (message ? say(plansMessages, locale, message) : null),
  };
}

// PLAN-8
export function dialogActionText(
  { overageCost }: ProjectDialog,
  { label }: DialogAction,
  locale: Locale,
): string {
  return label === 'continue-for-overage'
    ? overageText(overageCost ?? 0, locale)
    : say(plansMessages, locale, label);
}
