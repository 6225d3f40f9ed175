import { planTitle } from '@ridgeline/core/plans';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { leaveDialogMessages } from './leave-dialog.messages.ts';
import { plannedPlanTexts } from './planned-plan.messages.ts';
import { subscriptionMessages } from './subscription.messages.ts';
import type { SubscriptionViewModel } from './subscription.view-model.ts';

/** PLAN-10: leaving is asked once, without a survey. */
export const LeaveDialog = observer(function LeaveDialog({ vm }: { readonly vm: SubscriptionViewModel }) {
  const words = useWords(leaveDialogMessages);
  const general = useWords(subscriptionMessages);
  const { locale } = useLanguage();
  const { renewsOn: date, changing, plan } = vm;
  return (
    <Dialog
      kind="alert"
      isOpen={vm.asksToLeave}
      onClose={() => vm.askToLeave(false)}
      closeLabel={general('close')}
      title={words('title', { plan: plan === null ? '' : planTitle(plan, locale) })}
      actions={
        <>
          <Button
            kind="danger"
            isPending={changing === 'remove'}
            pendingLabel={words('leaving')}
            onPress={() => void vm.leavePlan()}
          >
            {general('leave')}
          </Button>
          <Button kind="primary" isDisabled={changing !== null} onPress={() => vm.askToLeave(false)}>
            {words('stay')}
          </Button>
        </>
      }
    >
      <p>{date === null ? words('text-plain') : words('text', { date })}</p>
    </Dialog>
  );
});

/** PLAN-8: so is taking back the order of a plan that has not begun. In one chunk: a dialog is what is long in it. */
export const CancelOrderDialog = observer(function CancelOrderDialog({
  vm,
}: {
  readonly vm: SubscriptionViewModel;
}) {
  const words = useWords(plannedPlanTexts);
  const closeLabel = useWords(subscriptionMessages)('close');
  const { locale } = useLanguage();
  const { plan, asksToCancel, isCanceling, askToCancel, cancel } = vm.planned;
  return (
    <Dialog
      kind="alert"
      isOpen={asksToCancel}
      onClose={() => askToCancel(false)}
      closeLabel={closeLabel}
      title={words('cancel-title', { plan: plan === null ? '' : planTitle(plan, locale) })}
      actions={
        <>
          <Button
            kind="danger"
            isPending={isCanceling}
            pendingLabel={words('canceling')}
            onPress={() => void cancel()}
          >
            {words('cancel')}
          </Button>
          <Button kind="primary" isDisabled={isCanceling} onPress={() => askToCancel(false)}>
            {words('keep')}
          </Button>
        </>
      }
    >
      <p>{words(plan !== null && plan.retryAt !== null ? 'cancel-text-retried' : 'cancel-text')}</p>
    </Dialog>
  );
});
