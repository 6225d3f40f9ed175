import { useRef } from 'react';
import type { FieldWords } from './field.tsx';
import { CloseIcon, SearchIcon } from './icons.tsx';
import { InputField, type InputBehaviour } from './input-field.tsx';
import { PlainButton } from './plain-button.tsx';
import styles from './search-field.module.css';

type Behaviour = Pick<
  InputBehaviour,
  'onBlur' | 'onFocus' | 'name' | 'id' | 'autoFocus' | 'autoComplete' | 'maxLength' | 'isDisabled'
>;

export interface SearchFieldProps extends FieldWords, Behaviour {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onSubmit?: ((text: string) => void) | undefined;
  /** The field was cleared by Escape or its button. */
  readonly onClear?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly clearLabel: string;
}

/** Escape clears the field, Enter submits it. */
export function SearchField({ value, onChange, onSubmit, onClear, clearLabel, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onChange('');
    onClear?.();
    input.current?.focus();
  };
  return (
    <InputField
      {...rest}
      ref={input}
      type="search"
      enterKeyHint="search"
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSubmit?.(value);
        if (event.key !== 'Escape' || value === '') return;
        event.preventDefault();
        event.stopPropagation();
        clear();
      }}
      icon={<SearchIcon />}
      after={
        value !== '' && (
          <PlainButton className={styles['clear']} aria-label={clearLabel} onPress={clear}>
            <CloseIcon size={16} />
          </PlainButton>
        )
      }
    />
  );
}
