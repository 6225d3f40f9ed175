import { productWords } from '@ridgeline/core/billing';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { CheckoutLoading } from '../../parts/checkout/checkout-loading.tsx';
import { partOnDemand } from '../../parts/part-on-demand.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/heading.tsx';
import { Container, Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { purchasePlanMessages } from './purchase-plan.messages.ts';
import type { PurchasePlanState, PurchasePlanViewModel } from './purchase-plan.view-model.ts';

type Props = { readonly vm: PurchasePlanViewModel };

/** The form is loaded while the plan and the saved cards are. */
const PlanCheckout = partOnDemand({
  load: async () => (await import('./plan-checkout.tsx')).PlanCheckout,
  Waiting: Loading,
});
PlanCheckout.preload();

function Loading() {
  const words = useWords(purchasePlanMessages);
  return <CheckoutLoading label={words('loading')} />;
}

// PLAN-9
export const PurchasePlanScreen = observer(function PurchasePlanScreen({ vm }: Props) {
  const words = useWords(purchasePlanMessages);
  const { locale } = useLanguage();
  const { state } = vm;
  const titleOf = ({ checkout, change }: Extract<PurchasePlanState, { readonly is: 'open' }>) => {
    const { product } = checkout.offer;
    const plan = productWords(product, locale).title;
    if (change === null) return words('title', { plan });
    return words(change.from.sku === product.sku ? 'title-same' : 'title-change', { plan });
  };
  return (
    <Container>
      <Stack gap={6}>
        <PageTitle>{state.is === 'open' ? titleOf(state) : words('title-plain')}</PageTitle>
        {state.is === 'open' ? (
          <PlanCheckout checkout={state.checkout} change={state.change} fields={vm.fields} />
        ) : (
          <NotOpen vm={vm} />
        )}
      </Stack>
    </Container>
  );
});

const NotOpen = observer(function NotOpen({ vm }: Props) {
  const words = useWords(purchasePlanMessages);
  const { is } = vm.state;
  if (is === 'loading' || is === 'open') return <Loading />;
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
