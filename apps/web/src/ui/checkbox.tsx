import { useId, type ReactNode } from 'react';
import { ChoiceInput, type ChoiceBehaviour } from './choice-input.tsx';
import styles from './choice.module.css';
import { FieldNotes, notedBy } from './field.tsx';
import { CheckIcon, MinusIcon } from './icons.tsx';

export interface CheckboxProps extends ChoiceBehaviour {
  /** Indeterminate: stands for several values that differ. */
  readonly isIndeterminate?: boolean;
  /** The label, which may contain a link. */
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

export function Checkbox({ isIndeterminate = false, children, hint, error, ...behaviour }: CheckboxProps) {
  const id = useId();
  const notes = { hint, error };
  return (
    <div className={styles['field']}>
      <label className={styles['choice']}>
        <ChoiceInput
          {...behaviour}
          {...notedBy(id, notes)}
          ref={(input) => {
            if (input !== null) input.indeterminate = isIndeterminate;
          }}
        />
        <span className={styles['box']}>
          {isIndeterminate ? <MinusIcon size={16} /> : <CheckIcon size={16} />}
        </span>
        <span className={styles['label']}>{children}</span>
      </label>
      <div className={styles['notes']}>
        <FieldNotes id={id} {...notes} />
      </div>
    </div>
  );
}
