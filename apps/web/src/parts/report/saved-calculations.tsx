import { printedCalculation } from '@ridgeline/core/calculators';
import type { SavedCalculation } from '@ridgeline/core/reports';
import { useState } from 'react';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { Cluster } from '../../ui/layout.tsx';
import styles from './saved-calculations.module.css';
import { savedCalculationMessages } from './saved-calculations.messages.ts';

type SavedProps = {
  readonly saved: readonly SavedCalculation[];
  /** Its button is gone with the calculation. Null for who may only read the report. */
  readonly remove: ((hash: string) => Promise<void>) | null;
};

/** CALC-5 D CALC-5.3: what was saved from a calculator, with its quantities as a PDF prints them. */
export function SavedCalculationList({ saved, remove }: SavedProps) {
  const words = useWords(savedCalculationMessages);
  return (
    <ul className={styles['list']} aria-label={words('list')}>
      {saved.map((one) => (
        <Saved key={one.calculation.hash} one={one} remove={remove} />
      ))}
    </ul>
  );
}

function Saved({
  one: { calculation, savedAt, savedBy },
  remove,
}: Pick<SavedProps, 'remove'> & { readonly one: SavedCalculation }) {
  const words = useWords(savedCalculationMessages);
  const { locale, date } = useLanguage();
  const { figures, reproduction } = printedCalculation(calculation, locale);
  const day = date(savedAt);
  return (
    <li className={styles['one']}>
      <div className={styles['said']}>
        {figures === null ? (
          <p>{reproduction}</p>
        ) : (
          <dl className={styles['quantities']}>
            {figures.quantities.map(({ name, value }) => (
              <div key={name} className={styles['quantity']}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles['note']}>
          {savedBy === null ? words('saved', { day }) : words('saved-by', { day, name: savedBy })}
          {' · '}
          {words('seal', { seal: `${calculation.hash.slice(0, 8)}…` })}
        </p>
      </div>
      {remove !== null && <Removal onRemove={() => remove(calculation.hash)} />}
    </li>
  );
}

/** The first press asks, and the button stays where it is: the focus is still on it. */
function Removal({ onRemove }: { readonly onRemove: () => Promise<void> }) {
  const words = useWords(savedCalculationMessages);
  const [state, setState] = useState<'idle' | 'asked' | 'removing'>('idle');
  const press = async (): Promise<void> => {
    if (state === 'idle') return setState('asked');
    setState('removing');
    await onRemove();
    setState('idle');
  };
  return (
    <div data-print="never">
      <Cluster gap={2}>
        <Button
          size="s"
          isPending={state === 'removing'}
          pendingLabel={words('removing')}
          onPress={() => void press()}
        >
          {words(state === 'idle' ? 'remove' : 'remove-now')}
        </Button>
        {state === 'asked' && (
          <Button size="s" onPress={() => setState('idle')}>
            {words('keep')}
          </Button>
        )}
      </Cluster>
    </div>
  );
}
