import { useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldLabel, FieldNotes, fieldClass, notedBy, type FieldWords } from './field.tsx';
import { SelectorIcon } from './icons.tsx';
import styles from './select.module.css';

export interface Option {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly isDisabled?: boolean;
}

export interface SelectProps extends FieldWords {
  readonly options: readonly Option[];
  /** The selected id, or null. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** Placeholder while nothing is selected. */
  readonly placeholder: string;
  readonly name?: string;
  readonly isDisabled?: boolean;
  /** `quiet`: without a frame, in a row of a table. */
  readonly look?: 'field' | 'quiet';
}

/** The native select: a phone shows its own picker, usable with gloves, and there is no script to load. */
export function Select({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder,
  name,
  isDisabled = false,
  look = 'field',
}: SelectProps) {
  const id = useId();
  const notes = { hint, error };
  return (
    <div className={fieldClass}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} htmlFor={id} />
      <div className={styles['box']}>
        <select
          id={id}
          className={classNames(
            styles['select'],
            look === 'quiet' && styles['quiet'],
            value === null && styles['unset'],
          )}
          name={name}
          disabled={isDisabled}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value)}
          {...notedBy(id, notes)}
        >
          {value === null && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.id} value={option.id} disabled={option.isDisabled ?? false}>
              {option.label}
            </option>
          ))}
        </select>
        <SelectorIcon size={16} />
      </div>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
