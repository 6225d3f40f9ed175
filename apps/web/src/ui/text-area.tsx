import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from './class-names.ts';
import { FieldBox, FieldLabel, FieldNotes, fieldClass, inputClass, type FieldWords } from './field.tsx';
import styles from './text-area.module.css';
import type { InputBehaviour } from './text-field.tsx';

export interface TextAreaProps extends FieldWords, Omit<InputBehaviour, 'type'> {
  readonly placeholder?: string | undefined;
  readonly rows?: number;
}

/** Grows with what is written, from `rows` on. */
export function TextArea({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  placeholder = '',
  rows = 4,
  ...behaviour
}: TextAreaProps) {
  return (
    <AriaTextField
      {...behaviour}
      className={fieldClass}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <FieldBox>
        <AriaTextArea
          className={classNames(inputClass, styles['area'])}
          rows={rows}
          placeholder={placeholder}
        />
      </FieldBox>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
