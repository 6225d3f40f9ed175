import type { KeyboardEvent } from 'react';
import type { FieldWords } from './field.tsx';
import { InputField, type InputBehaviour } from './input-field.tsx';
import styles from './number-field.module.css';
import { numeric, stepped, type StepRange } from './number-step.ts';

type Behaviour = Omit<
  InputBehaviour,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'inputMode'
>;

export interface NumberFieldProps extends FieldWords, Behaviour, Partial<StepRange> {
  /** The text as typed: an incomplete number, such as "1.", is not a number yet. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** Accepts digits and a decimal point and shows the unit after them; the arrow keys step the value. */
export function NumberField({ value, onChange, step = 1, min, max, ...rest }: NumberFieldProps) {
  const allowsNegative = min === undefined || min < 0;
  const stepWith = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onChange(stepped(value, event.key === 'ArrowUp' ? 1 : -1, { step, min, max }));
  };
  return (
    <InputField
      autoComplete="off"
      {...rest}
      className={styles['number']}
      inputMode={allowsNegative ? 'text' : 'decimal'}
      value={value}
      onChange={(text) => onChange(numeric(text, allowsNegative))}
      onKeyDown={stepWith}
    />
  );
}
