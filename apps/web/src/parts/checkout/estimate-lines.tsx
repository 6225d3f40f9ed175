import { billingMessages, type Estimate, type EstimateLine, moneyText } from '@ridgeline/core/billing';
import { type BillingPeriod, planTitle } from '@ridgeline/core/plans';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { estimateLinesMessages } from './estimate-lines.messages.ts';
import styles from './estimate-lines.module.css';

type LinesProps = {
  readonly estimate: Estimate;
  /** What is bought. */
  readonly item: string;
  /** How long its price pays for; null for what is paid once. */
  readonly period: BillingPeriod | null;
  /** Lines below the total. */
  readonly children: ReactNode;
};

/** What an estimate consists of, line by line. */
export function EstimateLines({ estimate, item, period, children }: LinesProps) {
  const words = useWords(estimateLinesMessages);
  const billing = useWords(billingMessages);
  const { locale } = useLanguage();
  const money = (amount: number) => moneyText(amount, locale);
  const { lines, coupon, discount, tax, total, creditLeft } = estimate;
  const termOf = (line: EstimateLine): string => {
    if (line.is === 'item') return period === null ? item : words(period, { item });
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

type LineProps = { readonly term: string; readonly amount: string; readonly isSum?: boolean };

export function AmountLine({ term, amount, isSum = false }: LineProps) {
  return (
    <div className={isSum ? styles['sum'] : styles['line']}>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
