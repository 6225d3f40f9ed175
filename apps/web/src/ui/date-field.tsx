import styles from './date-field.module.css';
import type { FieldWords } from './field.tsx';
import { CalendarIcon } from './icons.tsx';
import { InputField, type InputBehaviour } from './input-field.tsx';

type Behaviour = Pick<
  InputBehaviour,
  'onBlur' | 'onFocus' | 'name' | 'id' | 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired'
>;

/** An ISO date such as 2026-01-31, or '' for none. */
export type Day = string;

export interface DateFieldProps extends FieldWords, Behaviour {
  readonly value: Day;
  readonly onChange: (day: Day) => void;
  readonly min?: Day;
  readonly max?: Day;
}

/**
 * The native date field: the best picker on a phone, known keys on a desktop, and no script to load.
 * (React Aria's date field announces by innerHTML, which Trusted Types forbids.)
 */
export function DateField({ min = '', max = '', ...rest }: DateFieldProps) {
  return (
    <InputField
      {...rest}
      type="date"
      className={styles['date']}
      min={min}
      max={max}
      after={
        <span className={styles['glyph']}>
          <CalendarIcon />
        </span>
      }
    />
  );
}
