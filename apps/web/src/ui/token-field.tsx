import { useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { FieldLabel, FieldNotes, fieldClass, notedBy, type FieldWords } from './field.tsx';
import { PlainButton } from './plain-button.tsx';
import { CloseIcon, WarningIcon } from './signs.tsx';
import styles from './token-field.module.css';

export interface FieldToken {
  readonly text: string;
  /** Cannot be used as it is; pressing it takes it back into the field. */
  readonly isWrong?: boolean;
}

export interface TokenFieldProps extends FieldWords {
  readonly tokens: readonly FieldToken[];
  /** What is being typed after the tokens. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Typed and finished, or pasted: may hold several entries. */
  readonly onAdd: (text: string) => void;
  readonly onRemove: (text: string) => void;
  readonly onCorrect: (text: string) => void;
  readonly removeLabel: (text: string) => string;
  readonly correctLabel: (text: string) => string;
  readonly placeholder?: string | undefined;
  readonly inputMode?: 'email' | undefined;
}

const ENDS_AN_ENTRY = new Set(['Enter', ',', ';']);

/** Entries in one field. Enter, a comma or leaving the field finishes one; a paste adds many; Backspace takes the last one back. */
export function TokenField({
  tokens,
  value,
  onChange,
  onAdd,
  onRemove,
  onCorrect,
  removeLabel,
  correctLabel,
  placeholder,
  inputMode,
  ...words
}: TokenFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const notes = { hint: words.hint, error: words.error };
  const finish = (): void => {
    if (value.trim() !== '') onAdd(value);
  };
  return (
    <div className={fieldClass}>
      <FieldLabel label={words.label} isLabelHidden={words.isLabelHidden} mark={words.mark} htmlFor={id} />
      <div className={styles['box']}>
        {tokens.length > 0 && (
          <ul className={styles['tokens']} aria-label={words.label}>
            {tokens.map(({ text, isWrong = false }) => (
              <li key={text} className={classNames(styles['token'], isWrong && styles['wrong'])}>
                {isWrong ? (
                  <PlainButton
                    className={styles['text']}
                    aria-label={correctLabel(text)}
                    onPress={() => {
                      onCorrect(text);
                      input.current?.focus();
                    }}
                  >
                    <WarningIcon size={16} />
                    {text}
                  </PlainButton>
                ) : (
                  <span className={styles['text']}>{text}</span>
                )}
                <PlainButton
                  className={styles['remove']}
                  aria-label={removeLabel(text)}
                  onPress={() => {
                    onRemove(text);
                    input.current?.focus();
                  }}
                >
                  <CloseIcon size={16} />
                </PlainButton>
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          id={id}
          className={styles['input']}
          value={value}
          placeholder={placeholder}
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
          onBlur={finish}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            // A field of one line would join the lines of a list.
            if (!/[\n,;@]/.test(text)) return;
            event.preventDefault();
            onAdd(`${value} ${text}`);
          }}
          onKeyDown={(event) => {
            if (ENDS_AN_ENTRY.has(event.key) && value.trim() !== '') {
              event.preventDefault();
              finish();
            }
            const last = tokens.at(-1);
            if (event.key === 'Backspace' && value === '' && last !== undefined) {
              event.preventDefault();
              onCorrect(last.text);
            }
          }}
          {...notedBy(id, notes)}
        />
      </div>
      <FieldNotes id={id} {...notes} />
    </div>
  );
}
