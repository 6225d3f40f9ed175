import type { Instant } from '../../shared/instant.ts';
import type { Result } from '../../shared/result.ts';
import type { PauseVerdict } from './pause-eligibility.policy.ts';
import { chosenPauseOption } from './pause-options.policy.ts';
import type { PausePlanFailure } from './pause-plan.use-case.ts';
import type { PlanFailure } from '../plan-gateway.port.ts';
import type { PauseOption, Subscription } from '../subscription.ts';

/**
 * PAUSE-7 to PAUSE-9: the dialog behind Pause Payments. Every call is numbered by `calls`; only the answer to the
 * newest one counts, so that options of a dialog closed and opened again cannot arrive twice.
 */
export type PauseDialog = { readonly calls: number; readonly step: PauseDialogStep };

type Choice = { readonly options: readonly PauseOption[]; readonly chosen: PauseOption };

export type PauseDialogStep =
  | { readonly is: 'closed' }
  /** PAUSE-9: 'Pause Payments Unavailable'. */
  | { readonly is: 'unavailable'; readonly until: Instant }
  | { readonly is: 'loading-options' }
  | { readonly is: 'no-options' }
  | ({ readonly is: 'choosing' } & Choice)
  | ({ readonly is: 'pausing' } & Choice)
  /** PAUSE-8: the toast; the choice is kept to try again. */
  | ({ readonly is: 'failed' } & Choice)
  | { readonly is: 'paused'; readonly plan: Subscription };

export type PauseDialogEvent =
  | { readonly type: 'asked'; readonly verdict: PauseVerdict }
  | {
      readonly type: 'options-answered';
      readonly call: number;
      readonly answer: Result<readonly PauseOption[], PlanFailure>;
      readonly rememberedMonths: number | null;
    }
  | { readonly type: 'chose'; readonly months: number }
  | { readonly type: 'confirmed' }
  | {
      readonly type: 'pause-answered';
      readonly call: number;
      readonly answer: Result<Subscription, PausePlanFailure>;
    }
  | { readonly type: 'dismissed' };

type Step<Is extends PauseDialogStep['is']> = Extract<PauseDialogStep, { is: Is }>;

export const initialPauseDialog: PauseDialog = { calls: 0, step: { is: 'closed' } };

/** Events that do not apply to the current step are ignored. */
export function nextPauseDialog(dialog: PauseDialog, event: PauseDialogEvent): PauseDialog {
  if ('call' in event && event.call !== dialog.calls) return dialog;
  const { step } = dialog;
  switch (step.is) {
    case 'closed':
    case 'paused':
    case 'unavailable':
    case 'no-options':
      return whileAtRest(dialog, event);
    case 'loading-options':
      return whileLoading(dialog, event);
    case 'choosing':
    case 'failed':
      return whileChoosing(dialog, step, event);
    case 'pausing':
      return whilePausing(dialog, step, event);
  }
}

function calling(dialog: PauseDialog, step: PauseDialogStep): PauseDialog {
  return { calls: dialog.calls + 1, step };
}

function closed(dialog: PauseDialog): PauseDialog {
  return { ...dialog, step: { is: 'closed' } };
}

function whileAtRest(dialog: PauseDialog, event: PauseDialogEvent): PauseDialog {
  if (event.type === 'dismissed') return closed(dialog);
  return event.type === 'asked' ? opened(dialog, event.verdict) : dialog;
}

/** A plan that cannot be paused has no button, and therefore no dialog. */
function opened(dialog: PauseDialog, verdict: PauseVerdict): PauseDialog {
  if (verdict.allowed) return calling(dialog, { is: 'loading-options' });
  if (verdict.why !== 'paused-within-12-months') return dialog;
  return { ...dialog, step: { is: 'unavailable', until: verdict.until } };
}

function whileLoading(dialog: PauseDialog, event: PauseDialogEvent): PauseDialog {
  if (event.type === 'dismissed') return closed(dialog);
  if (event.type !== 'options-answered') return dialog;
  const options = event.answer.ok ? event.answer.value : [];
  const chosen = chosenPauseOption(options, event.rememberedMonths);
  return { ...dialog, step: chosen ? { is: 'choosing', options, chosen } : { is: 'no-options' } };
}

function whileChoosing(
  dialog: PauseDialog,
  { options, chosen }: Step<'choosing' | 'failed'>,
  event: PauseDialogEvent,
): PauseDialog {
  switch (event.type) {
    case 'chose': {
      const option = options.find(({ duration }) => duration === event.months);
      return option ? { ...dialog, step: { is: 'choosing', options, chosen: option } } : dialog;
    }
    case 'confirmed':
      return calling(dialog, { is: 'pausing', options, chosen });
    case 'dismissed':
      return closed(dialog);
    default:
      return dialog;
  }
}

/** The dialog cannot be dismissed while a call is pending. */
function whilePausing(
  dialog: PauseDialog,
  { options, chosen }: Step<'pausing'>,
  event: PauseDialogEvent,
): PauseDialog {
  if (event.type !== 'pause-answered') return dialog;
  const { answer } = event;
  return {
    ...dialog,
    step: answer.ok ? { is: 'paused', plan: answer.value } : { is: 'failed', options, chosen },
  };
}
