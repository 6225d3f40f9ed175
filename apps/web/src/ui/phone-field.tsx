import { useLayoutEffect, useRef } from 'react';
import type { FieldWords } from './field.tsx';
import { InputField, type InputBehaviour } from './input-field.tsx';
import styles from './phone-field.module.css';
import { editPhone, maskPhone } from './phone-mask.ts';

type Behaviour = Omit<
  InputBehaviour,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'autoComplete'
>;

export interface PhoneFieldProps extends FieldWords, Behaviour {
  /** Up to ten digits, without the country code 1. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
}

/** Masks the number as 1 (999) 999-9999 and keeps the cursor where the user edits. */
export function PhoneField({ value, onChange, ...rest }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <InputField
      {...rest}
      ref={input}
      className={styles['phone']}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="1 (   )    -    "
      value={maskPhone(value)}
      onChange={(text) => {
        const edit = editPhone(value, text, input.current?.selectionStart ?? text.length);
        caret.current = edit.caret;
        onChange(edit.digits);
      }}
    />
  );
}
