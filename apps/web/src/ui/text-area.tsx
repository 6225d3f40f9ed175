import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import {
  FieldBox,
  FieldLabel,
  FieldNotes,
  fieldClass,
  inputClass,
  notedBy,
  type FieldWords,
} from './field.tsx';
import styles from './text-area.module.css';

export interface TextAreaProps
  extends
    FieldWords,
    Pick<ComponentProps<'textarea'>, 'placeholder' | 'rows' | 'name' | 'maxLength' | 'onBlur'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isDisabled?: boolean | undefined;
}

/** Grows with its text, from `rows` on. */
export function TextArea({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  rows = 4,
  onChange,
  isDisabled = false,
  ...rest
}: TextAreaProps) {
  const id = useId();
  const notes = { hint, error };
  return (
    <div
      className={fieldClass}
      {...(error === undefined ? {} : { 'data-invalid': true })}
      {...(isDisabled ? { 'data-disabled': true } : {})}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} htmlFor={id} />
      <FieldBox>
        <textarea
          {...rest}
          {...notedBy(id, notes)}
          id={id}
          className={classNames(inputClass, styles['area'])}
          rows={rows}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
        />
      </FieldBox>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
