import { billingMessages, dueToday, type Estimate, moneyText, productWords } from '@ridgeline/core/billing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Text } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import type { Checkout } from '../../view-model/checkout.ts';
import { AmountLine, EstimateLines } from './estimate-lines.tsx';
import { NotPaid } from './not-paid.tsx';
import { checkoutMessages } from './checkout.messages.ts';

type Props = { readonly checkout: Checkout; readonly onPay: () => void };
type SheetProps = Props & { readonly notice: ReactNode };

/** What is paid, line by line, and the button that pays it. */
export const EstimateSheet = observer(function EstimateSheet({ checkout, notice, onPay }: SheetProps) {
  const words = useWords(checkoutMessages);
  const { estimate, step } = checkout;
  return (
    <Sheet id="summary" title={words('summary')}>
      <Stack gap={4}>
        {estimate !== null && <Lines checkout={checkout} estimate={estimate} />}
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
        {notice}
        <PayButton checkout={checkout} onPay={onPay} />
        {/* Below what was pressed, which stays where it is however late the answer comes. */}
        <NotPaid checkout={checkout} />
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

type LinesProps = { readonly checkout: Checkout; readonly estimate: Estimate };

const Lines = observer(function Lines({ checkout, estimate }: LinesProps) {
  const billing = useWords(billingMessages);
  const language = useLanguage();
  const { locale } = language;
  const { total, chargedAt, estimatedAt } = estimate;
  return (
    <EstimateLines
      estimate={estimate}
      item={productWords(checkout.offer.product, locale).title}
      period={checkout.billingPeriod}
    >
      <AmountLine term={billing('due-today')} amount={moneyText(dueToday(estimate), locale)} />
      {chargedAt > estimatedAt && (
        <AmountLine
          term={billing('due-later', { date: language.date(chargedAt) })}
          amount={moneyText(total, locale)}
        />
      )}
    </EstimateLines>
  );
});
