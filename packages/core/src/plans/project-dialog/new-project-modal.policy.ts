import { paysForPlan } from '../plan-status.policy.ts';
import type { NewProjectModal, PlanUi, SubscriptionType } from '../subscription.ts';

export type ModalPlan = {
  readonly type: SubscriptionType;
  readonly ui: Pick<PlanUi, 'expiredNewProjectModal'>;
};

const SAYS_NOTHING: NewProjectModal = {
  title: null,
  message: null,
  primaryActionPath: null,
  secondaryActionPath: null,
};

/**
 * PLAN-7: the texts and targets of the plan's own New Project dialog; for a non-payer, with the overrides merged in.
 */
export function newProjectModal(plan: ModalPlan, { owner }: { readonly owner: boolean }): NewProjectModal {
  const { nonpayerOverrides, ...modal } = plan.ui.expiredNewProjectModal ?? {
    ...SAYS_NOTHING,
    nonpayerOverrides: null,
  };
  return paysForPlan(plan, { owner }) ? modal : { ...modal, ...nonpayerOverrides };
}
