import type { Locale } from '@ridgeline/core/shared';
import { CardElement, Elements, useElements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useMemo } from 'react';
import type { CardFields } from '../view-model/card-fields.ts';

type CardProps = {
  readonly fields: CardFields;
  /** What they look like a part of. */
  readonly frame: HTMLElement;
};

/** The fields of a card, by Stripe's own components. Loaded with the first card, as Stripe's library is. */
export function StripeCard({
  stripe,
  locale,
  ...card
}: CardProps & { readonly stripe: Stripe; readonly locale: Locale }) {
  const options = useMemo(() => ({ locale }), [locale]);
  return (
    <Elements stripe={stripe} options={options}>
      <Card {...card} />
    </Elements>
  );
}

function Card({ fields, frame }: CardProps) {
  const elements = useElements();
  const options = useMemo(() => ({ hidePostalCode: true, style: styleOf(frame) }), [frame]);
  useEffect(() => (elements === null ? undefined : fields.enterIn(elements)), [elements, fields]);
  return <CardElement options={options} onChange={(change) => fields.entered(change)} />;
}

/** The page's font and colors, as they are now in light or dark: in a frame of Stripe's the fields do not get its styles. */
function styleOf(frame: HTMLElement): StripeElementStyle {
  const look = getComputedStyle(frame);
  const { fontFamily, fontSize, color } = look;
  return {
    base: { fontFamily, fontSize, color },
    invalid: { color: look.getPropertyValue('--danger') || color },
  };
}
