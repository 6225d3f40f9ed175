import { billingMessages } from '@ridgeline/core/billing';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldNotes, GroupLabel } from '../../ui/field.tsx';
import { Skeleton, Waiting } from '../../ui/skeleton.tsx';
import type { CardFields } from '../../view-model/card-fields.ts';
import type { Checkout } from './checkout.ts';
import { purchasePlanMessages } from './purchase-plan.messages.ts';
import styles from './purchase-plan.module.css';

type Props = { readonly fields: CardFields; readonly checkout: Checkout };

/** The provider's fields in a box that looks like one of ours. */
export const CardEntry = observer(function CardEntry({ fields, checkout }: Props) {
  const words = useWords(purchasePlanMessages);
  const billing = useWords(billingMessages);
  const { locale } = useLanguage();
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<'loading' | 'shown' | 'unavailable'>('loading');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const box = host.current;
    if (box === null) return;
    let isGone = false;
    setShown('loading');
    void fields
      .show(box, { locale, style: lookOf(box) })
      .then((isShown) => isGone || setShown(isShown ? 'shown' : 'unavailable'));
    return () => {
      isGone = true;
      fields.hide();
    };
  }, [fields, locale, tries]);

  const failure = checkout.card.problem ?? checkout.failureOf('creditCardComplete');
  const error = failure === null ? undefined : billing(failure as 'card-incomplete');
  return (
    <fieldset aria-labelledby={`${id}label`} className={styles['card']}>
      <GroupLabel id={`${id}label`} label={billing('field-creditCardComplete')} />
      <div
        className={styles['frame']}
        hidden={shown === 'unavailable'}
        {...(error === undefined ? {} : { 'data-invalid': true })}
      >
        {shown === 'loading' && (
          <Waiting label={words('card-loading')}>
            <Skeleton />
          </Waiting>
        )}
        <div ref={host} />
      </div>
      {shown === 'unavailable' && (
        <Alert
          tone="danger"
          role="alert"
          title={words('card-unavailable')}
          actions={<Button onPress={() => setTries(tries + 1)}>{words('try-again')}</Button>}
        >
          {words('card-unavailable-text')}
        </Alert>
      )}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
});

/** The page's font and colors, as they are now in light or dark. */
function lookOf(box: HTMLElement) {
  const { fontFamily, fontSize, color } = getComputedStyle(box);
  const token = (name: string) => getComputedStyle(box).getPropertyValue(name);
  return { base: { fontFamily, fontSize, color }, invalid: { color: token('--danger') || color } };
}
