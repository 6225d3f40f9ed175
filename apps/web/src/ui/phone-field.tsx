import { useLayoutEffect, useRef } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
import { FieldBox, FieldLabel, FieldNotes, fieldClass, inputClass, type FieldWords } from './field.tsx';
import numbers from './phone-field.module.css';
import { editPhone, maskPhone } from './phone-mask.ts';
import type { InputBehaviour } from './text-field.tsx';

type Behaviour = Omit<
  InputBehaviour,
  'type' | 'inputMode' | 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'autoComplete'
>;

export interface PhoneFieldProps extends FieldWords, Behaviour {
  /** Up to ten digits, without the country's 1. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
}

/** Shows 1 (999) 999-9999 and keeps the cursor where the hand left it. */
export function PhoneField({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  value,
  onChange,
  ...behaviour
}: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return (
    <AriaTextField
      {...behaviour}
      className={fieldClass}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      value={maskPhone(value)}
      onChange={(text) => {
        const edit = editPhone(value, text, input.current?.selectionStart ?? text.length);
        caret.current = edit.caret;
        onChange(edit.digits);
      }}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <FieldBox>
        <Input
          ref={input}
          className={classNames(inputClass, numbers['phone'])}
          placeholder="1 (   )    -    "
        />
      </FieldBox>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
