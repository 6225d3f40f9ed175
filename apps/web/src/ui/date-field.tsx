import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
import styles from './date-field.module.css';
import { FieldBox, FieldLabel, FieldNotes, fieldClass, inputClass, type FieldWords } from './field.tsx';
import { CalendarIcon } from './icons.tsx';
import type { InputBehaviour } from './text-field.tsx';

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
export function DateField({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  min = '',
  max = '',
  ...behaviour
}: DateFieldProps) {
  return (
    <AriaTextField
      {...behaviour}
      type="date"
      className={fieldClass}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <FieldBox>
        <Input className={classNames(inputClass, styles['date'])} min={min} max={max} />
        <span className={styles['glyph']}>
          <CalendarIcon />
        </span>
      </FieldBox>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
