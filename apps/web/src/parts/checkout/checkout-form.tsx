import { billingFieldText, billingMessages, savedCardText } from '@ridgeline/core/billing';
import { US_STATES } from '@ridgeline/core/shared';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { CardEntry } from '../card-entry.tsx';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/card.tsx';
import { Stack } from '../../ui/layout.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { CardFields } from '../../view-model/card-fields.ts';
import type { Checkout } from '../../view-model/checkout.ts';
import { checkoutMessages } from './checkout.messages.ts';
import styles from './checkout.module.css';

type Props = { readonly checkout: Checkout };

/** The choices of what is bought, and how it is paid. `about` says what that is. */
export const CheckoutForm = observer(function CheckoutForm({
  checkout,
  fields,
  about,
}: Props & { readonly fields: CardFields; readonly about?: ReactNode }) {
  const words = useWords(checkoutMessages);
  return (
    <Stack gap={6}>
      <Sheet id="choices" number="01" title={words('plan')}>
        <Stack gap={4}>
          {about}
          <Choices checkout={checkout} />
          <Coupon checkout={checkout} />
        </Stack>
      </Sheet>
      <Sheet id="payment" number="02" title={words('payment')}>
        <Stack gap={4}>
          <SavedOrNew checkout={checkout} />
          {checkout.paysByNewCard && (
            <>
              <Card checkout={checkout} fields={fields} />
              <Address checkout={checkout} />
            </>
          )}
          {checkout.needsState && <BillingState checkout={checkout} />}
        </Stack>
      </Sheet>
    </Stack>
  );
});

const Choices = observer(function Choices({ checkout }: Props) {
  const words = useWords(checkoutMessages);
  const billing = useWords(billingMessages);
  const errorOf = useErrors(checkout);
  const { values, variants, billingPeriods } = checkout;
  return (
    <>
      {billingPeriods.length > 1 && (
        <SegmentedControl
          label={billing('field-planBilling')}
          segments={billingPeriods.map((period) => ({ id: period, label: billing(`billing-${period}`) }))}
          value={values.planBilling === '' ? 'monthly' : values.planBilling}
          isDisabled={checkout.isBusy}
          onChange={(period) => checkout.type('planBilling', period)}
        />
      )}
      {variants.length > 0 && (
        <RadioGroup
          label={billing('field-planVariant')}
          look="cards"
          options={variants.map((variant) => ({ id: variant, label: billing(`variant-${variant}`) }))}
          value={values.planVariant || null}
          isDisabled={checkout.isBusy}
          error={errorOf('planVariant')}
          onChange={(id) => {
            const variant = variants.find((known) => known === id);
            if (variant !== undefined) checkout.type('planVariant', variant);
          }}
        />
      )}
      {values.planVariant === 'one_state' && (
        <Select
          label={billing('field-stateSelection')}
          placeholder={words('choose-state')}
          options={US_STATES.map(({ value, label }) => ({ id: value, label }))}
          value={values.stateSelection || null}
          isDisabled={checkout.isBusy}
          error={errorOf('stateSelection')}
          onChange={(id) => {
            const state = US_STATES.find(({ value }) => value === id);
            if (state !== undefined) checkout.type('stateSelection', state.value);
          }}
        />
      )}
    </>
  );
});

const Coupon = observer(function Coupon({ checkout }: Props) {
  const words = useWords(checkoutMessages);
  const billing = useWords(billingMessages);
  const errorOf = useErrors(checkout);
  const { couponProblem, estimate } = checkout;
  const applied = estimate?.coupon?.id;
  const problem = couponProblem === null ? errorOf('couponCode') : billing(couponProblem);
  const hint = applied === undefined ? words('coupon-hint') : words('coupon-applied', { code: applied });
  return (
    <form
      className={styles['coupon']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        checkout.applyCoupon();
      }}
    >
      <TextField
        label={words('coupon')}
        mark={words('optional')}
        value={checkout.values.couponCode}
        onChange={(code) => checkout.type('couponCode', code)}
        isDisabled={checkout.isBusy}
        autoComplete="off"
        error={problem}
        // In one place, whichever it is: what is below stays where it is when the answer comes.
        hint={problem === undefined ? hint : undefined}
      />
      <Button type="submit" isDisabled={checkout.isBusy}>
        {billing('apply-coupon')}
      </Button>
    </form>
  );
});

const SavedOrNew = observer(function SavedOrNew({ checkout }: Props) {
  const words = useWords(checkoutMessages);
  const { locale } = useLanguage();
  const { savedCard } = checkout;
  if (savedCard === null) return null;
  return (
    <RadioGroup
      label={words('pay-with')}
      look="cards"
      options={[
        { id: 'saved', label: savedCardText(savedCard, locale) },
        { id: 'new', label: words('new-card') },
      ]}
      value={checkout.paysByNewCard ? 'new' : 'saved'}
      isDisabled={checkout.isBusy}
      onChange={(id) => checkout.type('newCard', id === 'new')}
    />
  );
});

const Card = observer(function Card({ checkout, fields }: Props & { readonly fields: CardFields }) {
  const billing = useWords(billingMessages);
  const errorOf = useErrors(checkout);
  const { problem } = checkout.card;
  return (
    <CardEntry fields={fields} error={problem === null ? errorOf('creditCardComplete') : billing(problem)} />
  );
});

const Address = observer(function Address({ checkout }: Props) {
  const words = useWords(checkoutMessages);
  const billing = useWords(billingMessages);
  const errorOf = useErrors(checkout);
  const field = (name: 'billingAddress' | 'billingCity' | 'billingZip') => ({
    label: billing(`field-${name}`),
    value: checkout.values[name],
    error: errorOf(name),
    isDisabled: checkout.isBusy,
    onChange: (text: string) => checkout.type(name, text),
  });
  return (
    <fieldset className={styles['address']}>
      <legend>{words('address')}</legend>
      <TextField {...field('billingAddress')} autoComplete="billing street-address" />
      <div className={styles['town']}>
        <TextField {...field('billingCity')} autoComplete="billing address-level2" />
        <TextField {...field('billingZip')} autoComplete="billing postal-code" inputMode="numeric" />
      </div>
    </fieldset>
  );
});

/** The tax is that of this state. */
const BillingState = observer(function BillingState({ checkout }: Props) {
  const words = useWords(checkoutMessages);
  const billing = useWords(billingMessages);
  const errorOf = useErrors(checkout);
  return (
    <Select
      label={billing('field-billingState')}
      placeholder={words('choose-state')}
      options={US_STATES.map(({ value, label }) => ({ id: value, label }))}
      value={checkout.values.billingState || null}
      isDisabled={checkout.isBusy}
      error={checkout.isStateUnsaved ? words('state-unsaved') : errorOf('billingState')}
      onChange={(id) => {
        const state = US_STATES.find(({ value }) => value === id);
        if (state !== undefined) checkout.type('billingState', state.value);
      }}
    />
  );
});

/** What is wrong with a field, in the reader's language. */
function useErrors(checkout: Checkout) {
  const { locale } = useLanguage();
  return (field: Parameters<Checkout['failureOf']>[0]): string | undefined => {
    const failure = checkout.failureOf(field);
    return failure === null ? undefined : billingFieldText(failure, locale);
  };
}
