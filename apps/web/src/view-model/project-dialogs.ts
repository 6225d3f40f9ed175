import type { ModalKind } from '@ridgeline/core/notices';
import type { PlanSummary } from '@ridgeline/core/navigation';
import {
  dialogActionText,
  pointText,
  type ProjectDialog,
  projectDialogWords,
  resumeVerdict,
  type Subscription,
} from '@ridgeline/core/plans';
import { pathTo } from '@ridgeline/core/routes';
import { dateFormat, languageTag, type Locale, say } from '@ridgeline/core/shared';
import type { DialogContent } from './dialogs.store.ts';
import { projectDialogMessages } from './project-dialogs.messages.ts';

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
    lines: main === undefined ? [] : dialog.bulletPoints.map((point) => pointText(point, locale)),
    buttons: buttons.toSorted((one, other) => Number(one.isMain) - Number(other.isMain)),
  };
}

/** Why no project can be started during a pause. A person who may not resume the plan reads on its page who may. */
// HDR-2 PAUSE-10
export function pausedDialog({ plan, owner, now }: PlanSummary, locale: Locale): DialogContent {
  const verdict = resumeVerdict(plan, { owner, now });
  const until = plan.resumesAt;
  const date = until === null ? '' : dateFormat(languageTag(locale), { dateStyle: 'medium' }).format(until);
  return {
    title: say(projectDialogMessages, locale, 'paused'),
    text: say(projectDialogMessages, locale, verdict.allowed ? 'paused-text' : 'paused-until', { date }),
    lines: [],
    buttons: [
      { label: say(projectDialogMessages, locale, 'got-it'), path: null },
      {
        label: say(projectDialogMessages, locale, 'plan-details'),
        path: pathTo('planDetails'),
        isMain: true,
      },
    ],
  };
}

/** The same on the page of the plan itself, whose own button resumes it: closing stays there. */
export function pausedDialogOfPlan(summary: PlanSummary, locale: Locale): DialogContent {
  return {
    ...pausedDialog(summary, locale),
    buttons: [
      { label: say(projectDialogMessages, locale, 'to-projects'), path: pathTo('dashboard') },
      { label: say(projectDialogMessages, locale, 'got-it'), path: null, isMain: true },
    ],
  };
}

// D TEAM-1.1
export function viewerDialog(locale: Locale): DialogContent {
  return {
    title: say(projectDialogMessages, locale, 'viewer-reads-only'),
    text: say(projectDialogMessages, locale, 'viewer-ask-owner'),
    lines: [],
    buttons: [{ label: say(projectDialogMessages, locale, 'got-it'), path: null, isMain: true }],
  };
}
