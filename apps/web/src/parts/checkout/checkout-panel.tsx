import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { focusFirstWrong } from '../../ui/first-wrong.ts';
import type { CardFields } from '../../view-model/card-fields.ts';
import type { Checkout } from '../../view-model/checkout.ts';
import { CheckoutForm } from './checkout-form.tsx';
import styles from './checkout.module.css';
import { EstimateSheet } from './estimate-sheet.tsx';

type Props = {
  readonly checkout: Checkout;
  readonly fields: CardFields;
  /** What is bought, above its choices. */
  readonly about?: ReactNode;
  /** Read before the button is pressed. */
  readonly notice?: ReactNode;
};

/** The form of a purchase beside what it costs. */
export const CheckoutPanel = observer(function CheckoutPanel({ checkout, fields, about, notice }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const pay = async () => {
    if (await checkout.pay()) return;
    if (page.current !== null) focusFirstWrong(page.current);
  };
  return (
    <div ref={page} className={styles['checkout']}>
      <CheckoutForm checkout={checkout} fields={fields} about={about} />
      <EstimateSheet checkout={checkout} notice={notice} onPay={() => void pay()} />
    </div>
  );
});
