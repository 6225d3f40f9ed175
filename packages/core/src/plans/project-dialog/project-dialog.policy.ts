import { pathTo } from '../../routes/path-to.ts';
import { firstMatch, type Cases } from '../../shared/first-match.ts';
import { isPaidPlan } from '../plan-status.policy.ts';
import { newProjectModal } from './new-project-modal.policy.ts';
import type { BulletPoint, NewProjectModal, PlanUi, Subscription } from '../subscription.ts';

// PLAN-8
export const PRO_PROMPT_SKU = 'plan_23_q2_0003';

export type ProjectDialogKind =
  | 'contact-team-owner'
  | 'out-of-free-trial-projects'
  | 'need-more-projects'
  | 'upgrade-in-mobile-app'
  | 'projects-left'
  | 'plan-expired';

/** A button and its path in this app; null only closes the dialog. */
export type DialogAction = {
  readonly label: 'cancel' | 'continue-for-overage' | 'explore-plans' | 'purchase';
  readonly path: string | null;
};

/** Why no project can be started now. */
export type ProjectDialog = {
  readonly is: ProjectDialogKind;
  /** Price of one additional project, in cents; null if none can be bought. */
  readonly overageCost: number | null;
  readonly bulletPoints: readonly BulletPoint[];
  readonly actions: readonly DialogAction[];
  /** The plan's own wording, if any. */
  readonly says: Pick<NewProjectModal, 'title' | 'message'>;
};

export type DialogPlan = Pick<Subscription, 'type' | 'sku' | 'platform'> & {
  readonly ui: Pick<PlanUi, 'overageCost' | 'upgradePlanModal' | 'expiredNewProjectModal'>;
};
export type DialogFacts = { readonly owner: boolean };

const cancel: DialogAction = { label: 'cancel', path: null };
const explorePlans: DialogAction = { label: 'explore-plans', path: pathTo('plans') };
const payForOneMore: DialogAction = { label: 'continue-for-overage', path: pathTo('addressLookup') };
const purchase = (sku: string): DialogAction => ({
  label: 'purchase',
  path: pathTo('purchasePlan', {}, { sku, payUpFront: 'true' }),
});

// PLAN-7
// D PLAN-7.1: overages are allowed if the plan has a price for them, and never for a plan bought on Android.
export function overagePrice({ platform, ui }: Pick<DialogPlan, 'platform' | 'ui'>): number | null {
  return platform === 'android' ? null : ui.overageCost;
}

const purchasePro = purchase(PRO_PROMPT_SKU);

type Facts = { readonly plan: DialogPlan; readonly owner: boolean };
type Case = { readonly is: ProjectDialogKind; readonly actions: readonly DialogAction[] };

const contactTeamOwner: Case = { is: 'contact-team-owner', actions: [cancel] };

// PLAN-7 PLAN-8
// D PLAN-7.2: 'out of projects' is the prompt of a trial, 'need more projects' that of the free plan.
const OUT_OF_PROJECTS: Cases<Facts, Case> = [
  [({ owner }) => !owner, contactTeamOwner],
  [
    ({ plan }) => plan.type === 'trial-plan',
    { is: 'out-of-free-trial-projects', actions: [purchasePro, explorePlans] },
  ],
  [
    ({ plan }) => plan.type === 'free-plan',
    { is: 'need-more-projects', actions: [purchasePro, explorePlans] },
  ],
  [({ plan }) => overagePrice(plan) === null, { is: 'upgrade-in-mobile-app', actions: [cancel] }],
];

/** PLAN-7 PLAN-8: no project is left. */
// D PLAN-8.1: the low-projects dialog is the remaining-projects prompt of HDR-2: it opens when no quick view is left, so
// 'You have {n} projects/mo left' always says 0. While one is left, Add Project leads on without a dialog.
export function outOfProjectsDialog(plan: DialogPlan, { owner }: DialogFacts): ProjectDialog {
  const dialog = firstMatch(
    OUT_OF_PROJECTS,
    { plan, owner },
    { is: 'projects-left', actions: [payForOneMore, cancel] },
  );
  return dialog === contactTeamOwner
    ? standard(plan, dialog)
    : withPlanOverrides(standard(plan, dialog), newProjectModal(plan, { owner }));
}

/** HDR-2: start of the renewal flow of an expired plan. */
// D HDR-2.1: the owner buys the same plan again, after a trial the Pro plan, since no trial is on sale; a member is sent
// to the owner.
export function renewalDialog(plan: DialogPlan, { owner }: DialogFacts): ProjectDialog {
  const modal = newProjectModal(plan, { owner });
  if (owner) {
    const actions = [isPaidPlan(plan) ? purchase(plan.sku) : purchasePro, explorePlans];
    return withPlanOverrides(standard(plan, { is: 'plan-expired', actions }), modal);
  }
  // D PLAN-7.4: a plan may give a member's dialog its own title; the message stays the one of the specification.
  return withPlanOverrides(standard(plan, contactTeamOwner), { ...modal, message: null });
}

function standard(plan: DialogPlan, { is, actions }: Case): ProjectDialog {
  // They are of the plan that an upgrade leads to: no price of another thing stands below them.
  const bulletPoints = actions.includes(purchasePro) ? plan.ui.upgradePlanModal.bulletPoints : [];
  return { is, overageCost: overagePrice(plan), bulletPoints, actions, says: { title: null, message: null } };
}

/** PLAN-7: the plan may define its own texts and button targets; Cancel always only closes. */
function withPlanOverrides(dialog: ProjectDialog, modal: NewProjectModal): ProjectDialog {
  const paths = [modal.primaryActionPath, modal.secondaryActionPath];
  return {
    ...dialog,
    says: { title: modal.title, message: modal.message },
    actions: dialog.actions.map((action, index) =>
      action.label === 'cancel' ? action : { ...action, path: paths[index] ?? action.path },
    ),
  };
}
