import { useId } from 'react';
import styles from './choice.module.css';
import { FieldNotes, GroupLabel, notedBy, type FieldWords } from './field.tsx';
import native from './native-input.module.css';
import type { Option } from './select.tsx';

export interface RadioGroupProps extends FieldWords {
  readonly options: readonly Option[];
  /** The selected id, or null. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  /** `cards` for a few choices with consequences. */
  readonly look?: 'list' | 'cards';
}

export function RadioGroup({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  options,
  value,
  onChange,
  name,
  isDisabled = false,
  isRequired = false,
  look = 'list',
}: RadioGroupProps) {
  const id = useId();
  const labelId = `${id}label`;
  const notes = { hint, error };
  return (
    <fieldset
      role="radiogroup"
      className={styles['group']}
      aria-labelledby={labelId}
      {...notedBy(id, notes)}
      {...(isRequired ? { 'aria-required': true } : {})}
    >
      <GroupLabel id={labelId} label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <div className={look === 'cards' ? styles['cards'] : styles['options']}>
        {options.map((option) => (
          <label key={option.id} className={styles['choice']}>
            <input
              type="radio"
              className={native['native']}
              name={name ?? id}
              value={option.id}
              checked={option.id === value}
              disabled={isDisabled || option.isDisabled === true}
              onChange={() => onChange(option.id)}
            />
            <span className={styles['dot']} />
            <span className={styles['label']}>
              {option.label}
              {option.detail !== undefined && <span className={styles['detail']}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} {...notes} />
    </fieldset>
  );
}
