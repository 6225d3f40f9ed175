import { useState } from 'react';
import type { FieldWords } from './field.tsx';
import { HideIcon, ShowIcon } from './icons.tsx';
import { InputField, type InputBehaviour } from './input-field.tsx';
import styles from './password-field.module.css';
import { PlainButton } from './plain-button.tsx';

export interface PasswordFieldProps extends FieldWords, Omit<InputBehaviour, 'type' | 'inputMode'> {
  /** The label of the button that shows and hides the password, such as "Show password". */
  readonly showLabel: string;
}

export function PasswordField({ showLabel, ...rest }: PasswordFieldProps) {
  const [isShown, show] = useState(false);
  return (
    <InputField
      spellCheck="false"
      autoCorrect="off"
      autoCapitalize="none"
      {...rest}
      type={isShown ? 'text' : 'password'}
      after={
        <PlainButton
          className={styles['show']}
          aria-label={showLabel}
          aria-pressed={isShown}
          onPress={() => show(!isShown)}
        >
          {isShown ? <HideIcon /> : <ShowIcon />}
        </PlainButton>
      }
    />
  );
}
