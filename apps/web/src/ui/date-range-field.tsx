import { useId } from 'react';
import styles from './date-field.module.css';
import { DateField, type Day } from './date-field.tsx';

export interface DateRange {
  readonly from: Day;
  readonly to: Day;
}

export interface DateRangeFieldProps {
  readonly label: string;
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  readonly error?: string | undefined;
  readonly min?: Day;
  readonly max?: Day;
  readonly isDisabled?: boolean;
}

/** A range of dates; either end may be empty. */
export function DateRangeField({
  label,
  fromLabel,
  toLabel,
  value,
  onChange,
  error,
  min = '',
  max = '',
  isDisabled = false,
}: DateRangeFieldProps) {
  const legendId = useId();
  return (
    <fieldset aria-labelledby={legendId} className={styles['range']}>
      <span id={legendId} className={styles['legend']}>
        {label}
      </span>
      <div className={styles['pair']}>
        <DateField
          label={fromLabel}
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
          min={min}
          max={max}
          isDisabled={isDisabled}
        />
        <DateField
          label={toLabel}
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
          min={min}
          max={max}
          isDisabled={isDisabled}
          error={error}
        />
      </div>
    </fieldset>
  );
}
