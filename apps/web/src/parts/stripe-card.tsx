import type { Locale } from '@ridgeline/core/shared';
import { CardElement, Elements, useElements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
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
  useEffect(() => (elements === null ? undefined : fields.enterIn(elements)), [elements, fields]);
  // A device may change its theme while a card is typed: the components pass on what has changed of the style.
  useSyncExternalStore(onTheme, isDark);
  // The frame is as large as a finger, the fields in it are not.
  useEffect(() => {
    const enter = ({ target }: MouseEvent) => {
      if (target === frame) elements?.getElement('card')?.focus();
    };
    frame.addEventListener('click', enter);
    return () => frame.removeEventListener('click', enter);
  }, [elements, frame]);
  const options = { hidePostalCode: true, style: styleOf(frame) };
  return <CardElement options={options} onChange={(change) => fields.entered(change)} />;
}

/** Null where the window has no screen, as in specs. */
const DARK =
  typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-color-scheme: dark)') : null;
const isDark = (): boolean => DARK?.matches === true;

function onTheme(changed: () => void): () => void {
  DARK?.addEventListener('change', changed);
  return () => DARK?.removeEventListener('change', changed);
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
