import type { ReactNode } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { FieldBox, FieldLabel, FieldNotes, fieldClass, inputClass, type FieldWords } from './field.tsx';
import lists from './list.module.css';
import { OptionWords, type Option } from './select.tsx';
import { Spinner } from './spinner.tsx';

type Behaviour = Pick<
  AriaComboBoxProps<Option>,
  'name' | 'id' | 'autoFocus' | 'isDisabled' | 'isReadOnly' | 'isRequired' | 'onBlur' | 'onFocus'
>;

export interface ComboBoxProps extends FieldWords, Behaviour {
  /** What is typed. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** What is offered for it, filtered already, by whoever knows. */
  readonly options: readonly Option[];
  readonly onPick: (id: string) => void;
  readonly isSearching?: boolean;
  readonly searchingLabel: string;
  /** Shown when nothing is offered for what is typed. */
  readonly emptyLabel: string;
  readonly placeholder?: string | undefined;
  readonly icon?: ReactNode;
}

/** A text field with suggestions that arrive while one types. What is typed stays, picked or not. */
export function ComboBox({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  text,
  onTextChange,
  options,
  onPick,
  isSearching = false,
  searchingLabel,
  emptyLabel,
  placeholder = '',
  icon,
  ...behaviour
}: ComboBoxProps) {
  return (
    <AriaComboBox
      {...behaviour}
      className={fieldClass}
      items={options}
      inputValue={text}
      onInputChange={onTextChange}
      onChange={(key) => {
        if (key !== null) onPick(String(key));
      }}
      defaultFilter={everything}
      allowsCustomValue
      allowsEmptyCollection={text.trim() !== ''}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <FieldBox icon={icon} {...(isSearching ? { over: <Spinner label={searchingLabel} size={16} /> } : {})}>
        <Input className={inputClass} placeholder={placeholder} autoComplete="off" />
      </FieldBox>
      <FieldNotes hint={hint} error={error} />
      <Popover className={lists['popover'] ?? ''} offset={4}>
        <ListBox
          className={lists['list'] ?? ''}
          renderEmptyState={() => (
            <div className={lists['empty']}>{isSearching ? searchingLabel : emptyLabel}</div>
          )}
        >
          {(option: Option) => (
            <ListBoxItem
              className={lists['item'] ?? ''}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
            >
              <OptionWords option={option} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}

const everything = (): boolean => true;
