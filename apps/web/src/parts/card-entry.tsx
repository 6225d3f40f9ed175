import { billingMessages } from '@ridgeline/core/billing';
import { useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useWords } from '../language/use-words.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { FieldNotes, GroupLabel } from '../ui/field.tsx';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';
import type { CardFields } from '../view-model/card-fields.ts';
import { cardEntryMessages } from './card-entry.messages.ts';
import styles from './card-entry.module.css';

type Props = { readonly fields: CardFields; readonly error: string | undefined };

/** The provider's fields, labeled and framed as one of ours. */
export function CardEntry({ fields, error }: Props) {
  const billing = useWords(billingMessages);
  const id = useId();
  const [tries, setTries] = useState(0);
  return (
    <fieldset aria-labelledby={`${id}label`} className={styles['card']}>
      <GroupLabel id={`${id}label`} label={billing('field-creditCardComplete')} />
      <Fields key={tries} fields={fields} isWrong={error !== undefined} onRetry={() => setTries(tries + 1)} />
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

type FieldsProps = Pick<Props, 'fields'> & { readonly isWrong: boolean; readonly onRetry: () => void };

function Fields({ fields, isWrong, onRetry }: FieldsProps) {
  const words = useWords(cardEntryMessages);
  const { locale } = useLanguage();
  const host = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<'loading' | 'shown' | 'unavailable'>('loading');

  useEffect(() => {
    const box = host.current;
    if (box === null) return;
    let isGone = false;
    void fields
      .show(box, { locale, style: lookOf(box) })
      .then((isShown) => isGone || setShown(isShown ? 'shown' : 'unavailable'));
    return () => {
      isGone = true;
      fields.hide();
    };
  }, [fields, locale]);

  if (shown === 'unavailable') {
    return (
      <Alert
        tone="danger"
        role="alert"
        title={words('unavailable')}
        actions={<Button onPress={onRetry}>{words('try-again')}</Button>}
      >
        {words('unavailable-text')}
      </Alert>
    );
  }
  return (
    <div className={styles['frame']} {...(isWrong ? { 'data-invalid': true } : {})}>
      {shown === 'loading' && (
        <Waiting label={words('loading')}>
          <Skeleton />
        </Waiting>
      )}
      <div ref={host} />
    </div>
  );
}

/** The page's font and colors, as they are now in light or dark. */
function lookOf(box: HTMLElement) {
  const { fontFamily, fontSize, color } = getComputedStyle(box);
  const danger = getComputedStyle(box).getPropertyValue('--danger');
  return { base: { fontFamily, fontSize, color }, invalid: { color: danger || color } };
}
