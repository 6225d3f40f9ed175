/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element supports two-line suggestions that are loaded later */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './combo-box.module.css';
import type { FieldWords } from './field.tsx';
import { InputField, type InputBehaviour } from './input-field.tsx';
import lists from './list.module.css';
import type { Option } from './select.tsx';
import { Spinner } from './spinner.tsx';
import { markAfter, type Marked } from './suggestion-move.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type Behaviour = Pick<
  InputBehaviour,
  | 'name'
  | 'id'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'onBlur'
  | 'maxLength'
>;

export interface ComboBoxProps extends FieldWords, Behaviour {
  /** The typed text. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** The suggestions for it, already filtered by the owner. */
  readonly options: readonly Option[];
  readonly onPick: (id: string) => void;
  /** All suggestions are shown when the field gets the focus, before anything is typed. */
  readonly offersAll?: boolean;
  readonly isSearching?: boolean;
  readonly searchingLabel?: string;
  /** Shown when there are no suggestions for the typed text. */
  readonly emptyLabel: string | undefined;
  /** Announced when the suggestions change, such as "3 addresses". */
  readonly foundLabel?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly icon?: ReactNode;
}

/**
 * A text field with suggestions that are loaded while the user types; the typed text stays, picked or not.
 * Not React Aria's combobox, which hides the page behind an open list and would make the splash larger.
 */
export function ComboBox({
  label,
  text,
  onTextChange,
  options,
  onPick,
  offersAll = false,
  isSearching = false,
  searchingLabel = '',
  emptyLabel,
  foundLabel = '',
  onBlur,
  ...rest
}: ComboBoxProps) {
  const listId = useId();
  const [isOpen, open] = useState(false);
  const [marked, setMarked] = useState<Marked>(null);
  const shows = isOpen && (offersAll || text.trim() !== '');
  const at = marked !== null && marked < options.length ? marked : null;

  const close = (): void => {
    open(false);
    setMarked(null);
  };
  const pick = (option: Option): void => {
    if (option.isDisabled === true) return;
    close();
    onPick(option.id);
  };
  const press = (event: KeyboardEvent): void => {
    const option = shows && at !== null ? options[at] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      open(true);
      setMarked(shows ? markAfter(at, event.key, options.length) : null);
    } else if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault();
      pick(option);
    } else if (event.key === 'Escape' && shows) {
      event.stopPropagation();
      close();
    }
  };

  return (
    <InputField
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      {...rest}
      label={label}
      frameClass={styles['combo']}
      role="combobox"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={shows}
      aria-controls={listId}
      {...(shows && at !== null ? { 'aria-activedescendant': `${listId}-${at}` } : {})}
      value={text}
      onChange={(typed) => {
        onTextChange(typed);
        setMarked(null);
        open(true);
      }}
      onKeyDown={press}
      onFocus={() => open(offersAll)}
      onBlur={(event) => {
        close();
        onBlur?.(event);
      }}
      {...(isSearching ? { over: <Spinner label={searchingLabel} size={16} /> } : {})}
      after={
        <>
          <Suggestions
            id={listId}
            label={label}
            options={shows ? options : NONE}
            at={at}
            onPick={pick}
            note={shows && options.length === 0 ? (isSearching ? searchingLabel : emptyLabel) : undefined}
          />
          <VisuallyHidden>
            <output>{shows && options.length > 0 ? foundLabel : ''}</output>
          </VisuallyHidden>
        </>
      }
    />
  );
}

const NONE: readonly Option[] = [];

interface SuggestionsProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly at: Marked;
  readonly onPick: (option: Option) => void;
  /** Shown in place of suggestions. */
  readonly note: string | undefined;
}

function Suggestions({ id, label, options, at, onPick, note }: SuggestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at !== null) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const isEmpty = options.length === 0;
  return (
    <div
      className={classNames(
        lists['popover'],
        styles['float'],
        isEmpty && note === undefined && styles['closed'],
      )}
    >
      <div ref={list} id={id} role="listbox" aria-label={label} className={isEmpty ? '' : lists['list']}>
        {options.map((option, place) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the input keeps focus and keys; it names the option by aria-activedescendant
          <div
            key={option.id}
            id={`${id}-${place}`}
            role="option"
            aria-selected={place === at}
            aria-disabled={option.isDisabled === true}
            className={lists['item']}
            {...(place === at ? { 'data-focused': true } : {})}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(option)}
          >
            <span className={lists['words']}>
              {option.label}
              {option.detail !== undefined && <span className={lists['detail']}>{option.detail}</span>}
            </span>
          </div>
        ))}
      </div>
      <output className={classNames(note !== undefined && lists['empty'])}>{note}</output>
    </div>
  );
}
