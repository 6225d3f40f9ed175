import { billingMessages, type Estimate, type EstimateLine, moneyText } from '@ridgeline/core/billing';
import { type BillingPeriod, planTitle } from '@ridgeline/core/plans';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ReplacedPlan } from '../../view-model/checkout.ts';
import { estimateLinesMessages } from './estimate-lines.messages.ts';
import styles from './estimate-lines.module.css';

type ItemProps = {
  /** What is bought. */
  readonly item: string;
  /** How long its price pays for; null for what is paid once. */
  readonly period: BillingPeriod | null;
};
type LinesProps = ItemProps & {
  readonly estimate: Estimate;
  /** Lines below the total. */
  readonly children: ReactNode;
};

/** What an estimate consists of, line by line. */
export function EstimateLines({ estimate, item, period, children }: LinesProps) {
  const itemTerm = useItemTerm();
  const billing = useWords(billingMessages);
  const { locale } = useLanguage();
  const money = (amount: number) => moneyText(amount, locale);
  const { lines, coupon, discount, tax, total, creditLeft } = estimate;
  const termOf = (line: EstimateLine): string => {
    if (line.is === 'item') return itemTerm({ item, period });
    if (line.is === 'credit') return billing('kept-credit');
    return billing('unused-time', { title: planTitle(line, locale) });
  };
  return (
    <dl className={styles['lines']}>
      {lines.map((line) => (
        <AmountLine key={line.is} term={termOf(line)} amount={money(line.amount)} />
      ))}
      {coupon !== null && (
        <AmountLine term={`${billing('discount')} (${coupon.id})`} amount={money(-discount)} />
      )}
      {tax > 0 && <AmountLine term={billing('tax')} amount={money(tax)} />}
      <AmountLine term={billing('total')} amount={money(total)} isSum />
      {creditLeft > 0 && <AmountLine term={billing('credit-left')} amount={money(creditLeft)} />}
      {children}
    </dl>
  );
}

/** The lines that are known to come, each with room for its amount. */
export function EstimateLinesAwaited({
  item,
  period,
  replaces,
}: ItemProps & { readonly replaces: ReplacedPlan | null }) {
  const itemTerm = useItemTerm();
  const billing = useWords(billingMessages);
  const { locale } = useLanguage();
  return (
    <dl className={classNames(styles['lines'], styles['awaited'])}>
      <AmountLine term={itemTerm({ item, period })} amount={<Skeleton />} />
      {replaces !== null && (
        <AmountLine
          term={billing('unused-time', { title: planTitle(replaces, locale) })}
          amount={<Skeleton />}
        />
      )}
      <AmountLine term={billing('total')} amount={<Skeleton />} isSum />
      <AmountLine term={billing('due-today')} amount={<Skeleton />} />
    </dl>
  );
}

function useItemTerm() {
  const words = useWords(estimateLinesMessages);
  return ({ item, period }: ItemProps): string => (period === null ? item : words(period, { item }));
}

type LineProps = { readonly term: string; readonly amount: ReactNode; readonly isSum?: boolean };

export function AmountLine({ term, amount, isSum = false }: LineProps) {
  return (
    <div className={isSum ? styles['sum'] : styles['line']}>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
