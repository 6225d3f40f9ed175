import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import styles from './choice.module.css';
import { FieldNotes } from './field.tsx';
import { CheckIcon, MinusIcon } from './icons.tsx';

type Behaviour = Pick<
  CheckboxFieldProps,
  | 'isSelected'
  | 'defaultSelected'
  | 'onChange'
  | 'isIndeterminate'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'name'
  | 'id'
  | 'autoFocus'
>;

export interface CheckboxProps extends Behaviour {
  /** Words, which may hold a link. */
  readonly children: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

export function Checkbox({ children, hint, error, ...behaviour }: CheckboxProps) {
  return (
    <CheckboxField
      {...behaviour}
      className={styles['field'] ?? ''}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <CheckboxButton className={styles['choice'] ?? ''}>
        {({ isIndeterminate }) => (
          <>
            <span className={styles['box']}>
              {isIndeterminate ? <MinusIcon size={16} /> : <CheckIcon size={16} />}
            </span>
            <span className={styles['label']}>{children}</span>
          </>
        )}
      </CheckboxButton>
      <div className={styles['notes']}>
        <FieldNotes hint={hint} error={error} />
      </div>
    </CheckboxField>
  );
}
