import type { KeyboardEvent } from 'react-aria-components';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
import { FieldBox, FieldLabel, FieldNotes, fieldClass, inputClass, type FieldWords } from './field.tsx';
import styles from './number-field.module.css';
import { numeric, stepped, type StepRange } from './number-step.ts';
import type { InputBehaviour } from './text-field.tsx';

type Behaviour = Omit<
  InputBehaviour,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onKeyDown' | 'inputMode'
>;

export interface NumberFieldProps extends FieldWords, Behaviour, Partial<StepRange> {
  /** The number as it is typed; half a number is not one yet, so it stays text. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly unit?: string | undefined;
  readonly placeholder?: string | undefined;
}

/** Digits and a point, the unit behind them; the arrow keys step. */
export function NumberField({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  value,
  onChange,
  unit,
  placeholder = '',
  step = 1,
  min,
  max,
  ...behaviour
}: NumberFieldProps) {
  const allowsNegative = min === undefined || min < 0;
  const stepWith = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onChange(stepped(value, event.key === 'ArrowUp' ? 1 : -1, { step, min, max }));
  };
  return (
    <AriaTextField
      autoComplete="off"
      {...behaviour}
      className={fieldClass}
      inputMode={allowsNegative ? 'text' : 'decimal'}
      value={value}
      onChange={(text) => onChange(numeric(text, allowsNegative))}
      onKeyDown={stepWith}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <FieldBox unit={unit}>
        <Input className={classNames(inputClass, styles['number'])} placeholder={placeholder} />
      </FieldBox>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
