import { moneyText, productWords, type Receipt } from '@ridgeline/core/billing';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { AfterPurchase } from '../../parts/checkout/after-purchase.tsx';
import { CheckoutPanel } from '../../parts/checkout/checkout-panel.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Fact, FactList } from '../../ui/facts.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import type { CardFields } from '../../view-model/card-fields.ts';
import type { Checkout } from '../../view-model/checkout.ts';
import { purchasePlanMessages } from './purchase-plan.messages.ts';

type Props = { readonly checkout: Checkout; readonly fields: CardFields };

/** The form of the purchase, and its receipt. */
export const PlanCheckout = observer(function PlanCheckout({ checkout, fields }: Props) {
  if (checkout.step.is === 'paid') return <Paid receipt={checkout.step.receipt} checkout={checkout} />;
  return <CheckoutPanel checkout={checkout} fields={fields} />;
});

type PaidProps = { readonly receipt: Receipt; readonly checkout: Checkout };

const Paid = observer(function Paid({ receipt, checkout }: PaidProps) {
  const words = useWords(purchasePlanMessages);
  const language = useLanguage();
  const { title } = productWords(checkout.offer.product, language.locale);
  const { estimate } = checkout;
  const money = (amount: number) => moneyText(amount, language.locale);
  const date = language.date(receipt.paidAt);
  const later =
    estimate !== null && estimate.chargedAt > estimate.estimatedAt
      ? words('done-later', {
          title,
          amount: money(estimate.total),
          date: language.date(estimate.chargedAt),
        })
      : null;
  return (
    <AfterPurchase>
      <output>
        <Alert tone="ok" title={words(later === null ? 'done-title' : 'later-title')}>
          {later ??
            (receipt.amount > 0 ? words('done-text', { title, date }) : words('done-free', { title }))}
        </Alert>
      </output>
      <FactList>
        <Fact term={words('paid')}>{money(later === null ? receipt.amount : 0)}</Fact>
        <Fact term={words('receipt')}>{receipt.orderId}</Fact>
      </FactList>
      <Cluster>
        <LinkButton kind="primary" href={pathTo('dashboard')}>
          {words('to-projects')}
        </LinkButton>
        <LinkButton href={pathTo('planDetails')}>{words('to-plan')}</LinkButton>
      </Cluster>
    </AfterPurchase>
  );
});
