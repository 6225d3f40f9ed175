import { billingMessages, moneyText, savedCardText } from '@ridgeline/core/billing';
import { overageText } from '@ridgeline/core/plans';
import { orderMessages, wishToQuery } from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { overageMessages } from './overage.messages.ts';
import type { OverageSale, SaleState } from './overage-sale.ts';

type Props = { readonly sale: OverageSale; readonly title: string };

/** PLAN-8: what one project more costs, who pays it, and what became of it. */
export const OverageNotice = observer(function OverageNotice({ sale, title }: Props) {
  const words = useWords(overageMessages);
  const billing = useWords(billingMessages);
  const orders = useWords(orderMessages);
  const { state } = sale;
  switch (state.is) {
    case 'none':
    case 'looking':
      return null;
    case 'offered':
    case 'paying':
      return <Offer sale={sale} title={title} state={state} />;
    case 'not-made':
      return (
        <Stack gap={3}>
          <Alert
            tone="danger"
            role="alert"
            title={billing(state.why === 'refused' ? 'overage-refused' : state.why)}
          >
            {words('not-charged')}
          </Alert>
          <Offer sale={sale} title={title} state={state} />
        </Stack>
      );
    case 'property-unknown':
      return (
        <Alert tone="warn" role="alert" title={orders('property-unknown')}>
          {words('not-charged')}
        </Alert>
      );
    case 'asking':
    case 'unsettled':
      return (
        <Alert
          tone="warn"
          role="alert"
          title={words('unsettled-title')}
          actions={
            <Button
              kind="primary"
              isPending={state.is === 'asking'}
              pendingLabel={words('making')}
              onPress={sale.askAgain}
            >
              {billing('ask-again')}
            </Button>
          }
        >
          {words('unsettled-text')}
        </Alert>
      );
  }
});

type OfferProps = Props & { readonly state: Extract<SaleState, { readonly offer: unknown }> };

const Offer = observer(function Offer({ sale, title, state }: OfferProps) {
  const words = useWords(overageMessages);
  const billing = useWords(billingMessages);
  const { locale } = useLanguage();
  const { total, tax, card } = state.offer;
  const amount = moneyText(total, locale);
  const charged =
    tax > 0 ? `${amount} ${billing('tax-included', { amount: moneyText(tax, locale) })}` : amount;
  return (
    <Alert
      tone="info"
      title={title}
      actions={
        <>
          <Button
            kind="primary"
            isPending={state.is === 'paying'}
            pendingLabel={words('making')}
            onPress={() => void sale.pay()}
          >
            {overageText(total, locale)}
          </Button>
          <LinkButton href={pathTo('singlePurchase', {}, wishToQuery(state.wish))}>
            {words('another-card')}
          </LinkButton>
        </>
      }
    >
      {card !== null && words('pays', { card: savedCardText(card, locale), amount: charged })}
    </Alert>
  );
});
