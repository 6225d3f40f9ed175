import { planTitle } from '@ridgeline/core/plans';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { subscriptionMessages } from './subscription.messages.ts';
import type { SubscriptionViewModel } from './subscription.view-model.ts';

/** PLAN-10: leaving is asked once, without a survey. */
export const LeaveDialog = observer(function LeaveDialog({ vm }: { readonly vm: SubscriptionViewModel }) {
  const words = useWords(subscriptionMessages);
  const { locale } = useLanguage();
  const { renewsOn: date, changing, plan } = vm;
  return (
    <Dialog
      kind="alert"
      isOpen={vm.asksToLeave}
      onClose={() => vm.askToLeave(false)}
      closeLabel={words('close')}
      title={words('leave-title', { plan: plan === null ? '' : planTitle(plan, locale) })}
      actions={
        <>
          <Button
            kind="danger"
            isPending={changing === 'remove'}
            pendingLabel={words('leaving')}
            onPress={() => void vm.leavePlan()}
          >
            {words('leave')}
          </Button>
          <Button kind="primary" isDisabled={changing !== null} onPress={() => vm.askToLeave(false)}>
            {words('stay')}
          </Button>
        </>
      }
    >
      <p>{date === null ? words('leave-text-plain') : words('leave-text', { date })}</p>
    </Dialog>
  );
});
