import { moneyText, productWords, type Receipt } from '@ridgeline/core/billing';
import { planTitle } from '@ridgeline/core/plans';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { AfterPurchase } from '../../parts/checkout/after-purchase.tsx';
import { CheckoutPanel } from '../../parts/checkout/checkout-panel.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Fact, FactList } from '../../ui/facts.tsx';
import { Text } from '../../ui/heading.tsx';
import { Cluster } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import type { CardFields } from '../../view-model/card-fields.ts';
import type { Checkout } from '../../view-model/checkout.ts';
import { purchasePlanMessages } from './purchase-plan.messages.ts';
import type { PlanChange } from './purchase-plan.view-model.ts';

type Props = {
  readonly checkout: Checkout;
  readonly change: PlanChange | null;
  readonly fields: CardFields;
};

/** The form of the purchase, and its receipt. */
export const PlanCheckout = observer(function PlanCheckout({ checkout, change, fields }: Props) {
  if (checkout.step.is === 'paid') return <Paid receipt={checkout.step.receipt} checkout={checkout} />;
  const notice = change !== null && <Change checkout={checkout} change={change} />;
  return <CheckoutPanel checkout={checkout} fields={fields} notice={notice} />;
});

type ChangeProps = { readonly checkout: Checkout; readonly change: PlanChange };

/** D PLAN-9.28: which credit stays, and what is lost. */
const Change = observer(function Change({ checkout, change: { from, losses } }: ChangeProps) {
  const words = useWords(purchasePlanMessages);
  const { locale } = useLanguage();
  const { title } = productWords(checkout.offer.product, locale);
  const credit = checkout.estimate?.creditLeft ?? 0;
  return (
    <>
      {credit > 0 && (
        <Text tone="second">{words('credit-stays', { amount: moneyText(credit, locale) })}</Text>
      )}
      {losses.length > 0 && (
        <Alert tone="warn" title={words('less-title', { plan: title, from: planTitle(from, locale) })}>
          <ul>
            {losses.map((loss) => (
              <li key={loss.of}>
                {'to' in loss
                  ? words(`less-${loss.of}`, { to: loss.to, from: loss.from ?? words('no-limit') })
                  : words(`less-${loss.of}`)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
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
