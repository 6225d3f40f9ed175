import styles from './date-field.module.css';
import type { FieldWords } from './field.tsx';
import { CalendarIcon } from './icons.tsx';
import { InputField, type InputBehaviour } from './input-field.tsx';

type Behaviour = Pick<
  InputBehaviour,
  'onBlur' | 'onFocus' | 'name' | 'id' | 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired'
>;

/** A day as the year, month and day of the calendar: 2026-01-31; '' is none. */
export type Day = string;

export interface DateFieldProps extends FieldWords, Behaviour {
  readonly value: Day;
  readonly onChange: (day: Day) => void;
  readonly min?: Day;
  readonly max?: Day;
}

/**
 * The device's own date field: the best picker on a phone, known keys on a desk, and it costs no script.
 * (React Aria's announces through innerHTML, which Trusted Types forbid.)
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
