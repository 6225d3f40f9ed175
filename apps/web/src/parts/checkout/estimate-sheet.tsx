import {
  billingMessages,
  dueToday,
  type Estimate,
  type EstimateLine,
  moneyText,
  type Product,
  productWords,
} from '@ridgeline/core/billing';
import { planTitle } from '@ridgeline/core/plans';
import { observer } from 'mobx-react-lite';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Text } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import type { Checkout } from '../../view-model/checkout.ts';
import { NotPaid } from './not-paid.tsx';
import { checkoutMessages } from './checkout.messages.ts';
import styles from './checkout.module.css';

type Props = { readonly checkout: Checkout; readonly onPay: () => void };

/** What is paid, line by line, and the button that pays it. */
export const EstimateSheet = observer(function EstimateSheet({ checkout, onPay }: Props) {
  const words = useWords(checkoutMessages);
  const { estimate, step } = checkout;
  return (
    <Sheet id="summary" title={words('summary')}>
      <Stack gap={4}>
        {estimate !== null && <Lines estimate={estimate} product={checkout.offer.product} />}
        {step.is === 'estimating' && (
          <Waiting label={words('estimating')}>
            <Stack gap={2}>
              <Skeleton />
              <Skeleton />
              <Skeleton shape="short" />
            </Stack>
          </Waiting>
        )}
        {step.is === 'idle' && <Text tone="second">{words('summary-empty')}</Text>}
        <NotPaid checkout={checkout} />
        <PayButton checkout={checkout} onPay={onPay} />
      </Stack>
    </Sheet>
  );
});

const PayButton = observer(function PayButton({ checkout, onPay }: Props) {
  const words = useWords(checkoutMessages);
  const billing = useWords(billingMessages);
  const { locale } = useLanguage();
  const { estimate, step, isBusy } = checkout;
  const due = estimate === null ? null : dueToday(estimate);
  const label =
    due === null ? words('pay-plain') : due > 0 ? billing('pay', { amount: moneyText(due, locale) }) : null;
  return (
    <Button
      kind="primary"
      size="l"
      isWide
      isPending={isBusy}
      pendingLabel={words('paying')}
      isDisabled={step.is === 'estimating' || step.is === 'unsettled'}
      onPress={onPay}
    >
      {label ?? words('confirm-order')}
    </Button>
  );
});

type LinesProps = { readonly estimate: Estimate; readonly product: Product };

function Lines({ estimate, product }: LinesProps) {
  const billing = useWords(billingMessages);
  const language = useLanguage();
  const money = (amount: number) => moneyText(amount, language.locale);
  const { lines, coupon, discount, tax, total, creditLeft, chargedAt, estimatedAt } = estimate;
  const termOf = (line: EstimateLine): string => {
    if (line.is === 'item') return productWords(product, language.locale).title;
    if (line.is === 'credit') return billing('kept-credit');
    return billing('unused-time', { title: planTitle(line, language.locale) });
  };
  return (
    <dl className={styles['lines']}>
      {lines.map((line) => (
        <Line key={line.is} term={termOf(line)} amount={money(line.amount)} />
      ))}
      {coupon !== null && <Line term={`${billing('discount')} (${coupon.id})`} amount={money(-discount)} />}
      {tax > 0 && <Line term={billing('tax')} amount={money(tax)} />}
      <Line term={billing('total')} amount={money(total)} isSum />
      {creditLeft > 0 && <Line term={billing('credit-left')} amount={money(creditLeft)} />}
      <Line term={billing('due-today')} amount={money(dueToday(estimate))} />
      {chargedAt > estimatedAt && (
        <Line term={billing('due-later', { date: language.date(chargedAt) })} amount={money(total)} />
      )}
    </dl>
  );
}

type LineProps = { readonly term: string; readonly amount: string; readonly isSum?: boolean };

function Line({ term, amount, isSum = false }: LineProps) {
  return (
    <div className={isSum ? styles['sum'] : styles['line']}>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
