import { moneyText, productWords, type Receipt } from '@ridgeline/core/billing';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { AfterPurchase } from '../../parts/checkout/after-purchase.tsx';
import { CheckoutPanel } from '../../parts/checkout/checkout-panel.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Fact, FactList } from '../../ui/facts.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Cluster, Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { purchasePlanMessages } from './purchase-plan.messages.ts';
import type { Checkout } from '../../view-model/checkout.ts';
import type { PurchasePlanViewModel } from './purchase-plan.view-model.ts';

type Props = { readonly vm: PurchasePlanViewModel };

// PLAN-9
export const PurchasePlanScreen = observer(function PurchasePlanScreen({ vm }: Props) {
  const words = useWords(purchasePlanMessages);
  const { locale } = useLanguage();
  const { state } = vm;
  const plan = state.is === 'open' ? productWords(state.checkout.offer.product, locale).title : null;
  return (
    <Container>
      <Stack gap={6}>
        <PageTitle>{plan === null ? words('title-plain') : words('title', { plan })}</PageTitle>
        {state.is === 'open' ? <Open vm={vm} checkout={state.checkout} /> : <NotOpen vm={vm} />}
      </Stack>
    </Container>
  );
});

const NotOpen = observer(function NotOpen({ vm }: Props) {
  const words = useWords(purchasePlanMessages);
  const { is } = vm.state;
  if (is === 'loading' || is === 'open') return <Spinner label={words('loading')} size={32} />;
  const isUnreachable = is === 'unreachable';
  const action: ReactNode = isUnreachable ? (
    <Button onPress={() => void vm.load()}>{words('try-again')}</Button>
  ) : (
    <LinkButton href={pathTo('plans')}>{words('see-plans')}</LinkButton>
  );
  return (
    <Alert tone={isUnreachable ? 'danger' : 'info'} role="alert" title={words(is)} actions={action}>
      {words(`${is}-text`)}
    </Alert>
  );
});

const Open = observer(function Open({ vm, checkout }: Props & { readonly checkout: Checkout }) {
  if (checkout.step.is === 'paid') return <Paid receipt={checkout.step.receipt} checkout={checkout} />;
  return <CheckoutPanel checkout={checkout} fields={vm.fields} />;
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
        <Alert tone="ok" title={words('done-title')}>
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
