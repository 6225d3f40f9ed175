import {
  billingMessages,
  dueToday,
  type Estimate,
  moneyText,
  productWords,
  type PurchaseStep,
} from '@ridgeline/core/billing';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Text } from '../../ui/heading.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Waiting } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Checkout } from '../../view-model/checkout.ts';
import { AmountLine, EstimateLines, EstimateLinesAwaited } from './estimate-lines.tsx';
import { NotPaid } from './not-paid.tsx';
import { checkoutMessages } from './checkout.messages.ts';
import styles from './checkout.module.css';

type OfCheckout = { readonly checkout: Checkout };
type Props = OfCheckout & { readonly onPay: () => void };
type SheetProps = Props & { readonly notice: ReactNode };

/** What is paid, line by line, and the button that pays it. */
export const EstimateSheet = observer(function EstimateSheet({ checkout, notice, onPay }: SheetProps) {
  const words = useWords(checkoutMessages);
  const { estimate, step } = checkout;
  return (
    <Sheet id="summary" title={words('summary')}>
      <Stack gap={4}>
        {step.is === 'estimating' ? (
          <Estimating checkout={checkout} />
        ) : (
          estimate !== null && <Lines checkout={checkout} estimate={estimate} />
        )}
        {step.is === 'idle' && <Text tone="second">{words('summary-empty')}</Text>}
        {step.is === 'no-estimate' && <NoEstimate checkout={checkout} why={step.why} />}
        {notice}
        <PayButton checkout={checkout} onPay={onPay} />
        {/* Below what was pressed, which stays where it is however late the answer comes. */}
        <NotPaid checkout={checkout} />
      </Stack>
    </Sheet>
  );
});

/** The last amounts stay while others are asked for, so that nothing moves. */
const Estimating = observer(function Estimating({ checkout }: OfCheckout) {
  const words = useWords(checkoutMessages);
  const { locale } = useLanguage();
  const { estimate, offer, billingPeriod } = checkout;
  if (estimate !== null)
    return (
      <div aria-busy="true" className={styles['outdated']}>
        <VisuallyHidden>
          <output>{words('estimating')}</output>
        </VisuallyHidden>
        <Lines checkout={checkout} estimate={estimate} />
      </div>
    );
  return (
    <Waiting label={words('estimating')}>
      <EstimateLinesAwaited
        item={productWords(offer.product, locale).title}
        period={billingPeriod}
        replaces={offer.replaces}
      />
    </Waiting>
  );
});

type NoEstimateProps = OfCheckout & {
  readonly why: Extract<PurchaseStep, { readonly is: 'no-estimate' }>['why'];
};

const NoEstimate = observer(function NoEstimate({ checkout, why }: NoEstimateProps) {
  const words = useWords(checkoutMessages);
  const billing = useWords(billingMessages);
  return (
    <Alert
      tone="danger"
      role="alert"
      title={billing(why)}
      actions={
        why === 'unavailable' && (
          <Button onPress={() => void checkout.retryEstimate()}>{words('try-again')}</Button>
        )
      }
    />
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

type LinesProps = OfCheckout & { readonly estimate: Estimate };

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
