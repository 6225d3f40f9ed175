import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { FieldBox, FieldLabel, FieldNotes, fieldClass, inputClass, type FieldWords } from './field.tsx';
import { HideIcon, ShowIcon } from './icons.tsx';
import styles from './password-field.module.css';
import type { InputBehaviour } from './text-field.tsx';

export interface PasswordFieldProps extends FieldWords, Omit<InputBehaviour, 'type' | 'inputMode'> {
  /** The word of the button that shows and hides what is typed, such as "Show password". */
  readonly showLabel: string;
}

export function PasswordField({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  showLabel,
  ...behaviour
}: PasswordFieldProps) {
  const [isShown, show] = useState(false);
  return (
    <AriaTextField
      spellCheck="false"
      autoCorrect="off"
      {...behaviour}
      type={isShown ? 'text' : 'password'}
      className={fieldClass}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <FieldBox>
        <Input className={inputClass} autoCapitalize="none" />
        <ToggleButton
          className={styles['show'] ?? ''}
          aria-label={showLabel}
          isSelected={isShown}
          onChange={show}
        >
          {isShown ? <HideIcon /> : <ShowIcon />}
        </ToggleButton>
      </FieldBox>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
