import { billingMessages, cardInUse, moneyText, retryText, savedCardText } from '@ridgeline/core/billing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { subscriptionMessages } from './subscription.messages.ts';
import styles from './subscription.module.css';
import type { SubscriptionViewModel } from './subscription.view-model.ts';

type Props = { readonly vm: SubscriptionViewModel };

/** What the owner has to do to keep the plan, above the plan. */
export const PaymentDue = observer(function PaymentDue({
  vm,
  children,
}: Props & { readonly children: ReactNode }) {
  return (
    <>
      <PastDue vm={vm} />
      <PayerAsked vm={vm} />
      {children}
    </>
  );
});

/** What is past due, to be paid now. Nothing where nothing is. */
// PLAN-9
const PastDue = observer(function PastDue({ vm }: Props) {
  const words = useWords(subscriptionMessages);
  const { locale } = useLanguage();
  const { due, payment } = vm;
  if (due === 0) return null;
  const amount = moneyText(due, locale);
  const card = cardInUse(vm.saved);
  return (
    <Alert
      tone="danger"
      title={words('due', { amount })}
      actions={
        card !== null && (
          <Button
            kind="primary"
            isPending={payment.is === 'paying'}
            pendingLabel={words('paying')}
            onPress={() => void vm.payNow()}
          >
            {words('pay-now', { amount })}
          </Button>
        )
      }
    >
      {/* Why it was not paid stands in the place of how it is: an answer that comes late moves nothing below. */}
      <div className={styles['said']}>
        <div>
          {card === null ? words('due-no-card') : words('due-text', { card: savedCardText(card, locale) })}
        </div>
        {payment.why && <div role="alert">{retryText(payment.why, locale)}</div>}
      </div>
    </Alert>
  );
});

/** Asks the new owner of a team which of their cards pays its plan. Nothing where that is known. */
// D PLAN-9.16
const PayerAsked = observer(function PayerAsked({ vm }: Props) {
  const words = useWords(subscriptionMessages);
  const billing = useWords(billingMessages);
  const { locale } = useLanguage();
  if (!vm.needsPayer) return null;
  const card = cardInUse(vm.saved);
  return (
    <Alert
      tone="warn"
      title={words('needs-payer')}
      actions={
        card === null ? (
          <Button onPress={() => vm.openNewCard(true)}>{billing('add-card')}</Button>
        ) : (
          <Button onPress={() => void vm.makeDefault(card.id)}>
            {words('pay-with', { card: savedCardText(card, locale) })}
          </Button>
        )
      }
    >
      {words('needs-payer-text')}
    </Alert>
  );
});
