import type { KeyboardEvent } from 'react';
import type { FieldWords } from './field.tsx';
import { InputField } from './input-field.tsx';
import styles from './measure-field.module.css';

export interface MeasureFieldProps extends FieldWords {
  /** The text as typed, with or without a unit: "16", "16 in", "8/12". */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called by the arrow keys; by ten with Shift. */
  readonly onStep: (steps: number) => void;
  readonly unit: string;
  readonly name?: string;
  /** A phone shows letters and a slash instead of digits alone. */
  readonly hasSlash?: boolean;
}

/** A number that is typed as people write it, beside its label; whoever uses it reads the text. */
export function MeasureField({ onStep, unit, hasSlash = false, ...rest }: MeasureFieldProps) {
  const step = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1));
  };
  return (
    <InputField
      autoComplete="off"
      {...rest}
      frameClass={styles['measure']}
      className={styles['number']}
      inputMode={hasSlash ? 'text' : 'decimal'}
      unit={<span className={styles['unit']}>{unit}</span>}
      onKeyDown={step}
    />
  );
}
