import { navigationMessages, PRO_UPSELL } from '@ridgeline/core/navigation';
import type { ModalKind } from '@ridgeline/core/notices';
import {
  dialogActionText,
  type GatedFeature,
  plansMessages,
  type ProjectDialog,
  projectDialogWords,
  type Subscription,
} from '@ridgeline/core/plans';
import { type Locale, say } from '@ridgeline/core/shared';
import type { DialogContent } from '../../view-model/dialogs.store.ts';
import { headerMessages } from './header.messages.ts';

/** NOTE-3: dialogs that end a trial have their own kind. */
export function projectDialogModal({ is }: ProjectDialog, { type }: Pick<Subscription, 'type'>): ModalKind {
  const endsTrial = is === 'out-of-free-trial-projects' || (is === 'plan-expired' && type === 'trial-plan');
  return endsTrial ? 'trial-ended' : 'alert';
}

/** PLAN-7 PLAN-8: the main button is the first that does more than close; Cancel comes before it. */
export function projectDialogContent(dialog: ProjectDialog, locale: Locale): DialogContent {
  const { title, message } = projectDialogWords(dialog, locale);
  const main = dialog.actions.find(({ label }) => label !== 'cancel');
  const buttons = dialog.actions.map((action) => ({
    label: dialogActionText(dialog, action, locale),
    path: action.path,
    isMain: action === main,
  }));
  return {
    title,
    text: message,
    lines: main === undefined ? [] : dialog.bulletPoints.map(({ text }) => text),
    buttons: buttons.toSorted((one, other) => Number(one.isMain) - Number(other.isMain)),
  };
}

// D TEAM-1.1
export function viewerDialog(locale: Locale): DialogContent {
  return {
    title: say(headerMessages, locale, 'viewer-reads-only'),
    text: say(headerMessages, locale, 'viewer-ask-owner'),
    lines: [],
    buttons: [{ label: say(headerMessages, locale, 'got-it'), path: null, isMain: true }],
  };
}

// HDR-12 HDR-13
export function featureDialog(feature: GatedFeature, locale: Locale): DialogContent {
  return {
    title: say(headerMessages, locale, feature === 'team' ? 'team-not-in-plan' : 'integrations-not-in-plan'),
    text: say(plansMessages, locale, 'feature-not-in-plan'),
    lines: PRO_UPSELL.lines.map((line) =>
      line.count === null
        ? say(navigationMessages, locale, line.line)
        : say(navigationMessages, locale, line.line, { count: line.count }),
    ),
    buttons: [
      { label: say(headerMessages, locale, 'not-now'), path: null },
      { label: say(navigationMessages, locale, 'pro-action'), path: PRO_UPSELL.leadsTo, isMain: true },
    ],
  };
}
