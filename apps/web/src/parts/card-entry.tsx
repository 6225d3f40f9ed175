import { billingMessages } from '@ridgeline/core/billing';
import { type ComponentProps, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useWords } from '../language/use-words.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { FieldNotes, GroupLabel } from '../ui/field.tsx';
import { Skeleton, Waiting } from '../ui/skeleton.tsx';
import type { CardFields } from '../view-model/card-fields.ts';
import { cardEntryMessages } from './card-entry.messages.ts';
import styles from './card-entry.module.css';
import type { StripeCard } from './stripe-card.tsx';

type Props = { readonly fields: CardFields; readonly error: string | undefined };

/** The provider's fields, labeled and framed as one of ours. */
export function CardEntry({ fields, error }: Props) {
  const billing = useWords(billingMessages);
  const words = useWords(cardEntryMessages);
  const id = useId();
  const [tries, setTries] = useState(0);
  return (
    <fieldset aria-labelledby={`${id}label`} className={styles['card']}>
      <GroupLabel id={`${id}label`} label={billing('field-creditCardComplete')} />
      <Fields key={tries} fields={fields} isWrong={error !== undefined} onRetry={() => setTries(tries + 1)} />
      {/* A bank may refuse long after the press: its word comes in the place of this one. */}
      <FieldNotes id={id} hint={error === undefined ? words('kept-by') : undefined} error={error} />
    </fieldset>
  );
}

type FieldsProps = Pick<Props, 'fields'> & { readonly isWrong: boolean; readonly onRetry: () => void };

type Loaded = Pick<ComponentProps<typeof StripeCard>, 'stripe' | 'frame'> & {
  readonly Card: typeof StripeCard;
};

function Fields({ fields, isWrong, onRetry }: FieldsProps) {
  const words = useWords(cardEntryMessages);
  const { locale } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<'loading' | 'unavailable' | Loaded>('loading');

  useEffect(() => {
    let isGone = false;
    void load(fields, frame).then((all) => isGone || setLoaded(all ?? 'unavailable'));
    return () => {
      isGone = true;
    };
  }, [fields]);

  if (loaded === 'unavailable') {
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
    <div ref={frame} className={styles['frame']} {...(isWrong ? { 'data-invalid': true } : {})}>
      {loaded === 'loading' ? (
        <Waiting label={words('loading')}>
          <Skeleton />
        </Waiting>
      ) : (
        <loaded.Card stripe={loaded.stripe} frame={loaded.frame} fields={fields} locale={locale} />
      )}
    </div>
  );
}

async function load(
  fields: CardFields,
  { current: frame }: RefObject<HTMLElement | null>,
): Promise<Loaded | null> {
  const [stripe, part] = await Promise.all([fields.library(), import('./stripe-card.tsx').catch(() => null)]);
  if (stripe === null || part === null || frame === null) return null;
  return { stripe, frame, Card: part.StripeCard };
}
