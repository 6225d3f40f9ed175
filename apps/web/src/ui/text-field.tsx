import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldBox, FieldLabel, FieldNotes, fieldClass, inputClass, type FieldWords } from './field.tsx';

/** What every one-line field can be told, beside its words. */
export type InputBehaviour = Pick<
  AriaTextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'onPaste'
  | 'name'
  | 'id'
  | 'type'
  | 'inputMode'
  | 'enterKeyHint'
  | 'autoComplete'
  | 'autoFocus'
  | 'autoCorrect'
  | 'spellCheck'
  | 'maxLength'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
>;

export interface TextFieldProps extends FieldWords, InputBehaviour {
  readonly placeholder?: string | undefined;
  readonly icon?: ReactNode;
  /** Stands behind the value: in, ft, %, a button. */
  readonly unit?: ReactNode;
}

export function TextField({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  placeholder = '',
  icon,
  unit,
  ...behaviour
}: TextFieldProps) {
  return (
    <AriaTextField
      {...behaviour}
      className={fieldClass}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <FieldBox icon={icon} unit={unit}>
        <Input className={inputClass} placeholder={placeholder} />
      </FieldBox>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
