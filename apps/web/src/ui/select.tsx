import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { classNames } from './class-names.ts';
import { FieldLabel, FieldNotes, fieldClass, type FieldWords } from './field.tsx';
import { CheckIcon, SelectorIcon } from './icons.tsx';
import lists from './list.module.css';
import styles from './select.module.css';

export interface Option {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly isDisabled?: boolean;
}

type Behaviour = Pick<
  AriaSelectProps<Option>,
  'name' | 'id' | 'autoFocus' | 'isDisabled' | 'isRequired' | 'onBlur' | 'onFocus' | 'autoComplete'
>;

export interface SelectProps extends FieldWords, Behaviour {
  readonly options: readonly Option[];
  /** The chosen id, or null. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** What stands there while nothing is chosen. */
  readonly placeholder: string;
}

export function Select({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder,
  ...behaviour
}: SelectProps) {
  return (
    <AriaSelect
      {...behaviour}
      className={fieldClass}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      placeholder={placeholder}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <Button className={classNames(styles['trigger'])}>
        <SelectValue className={styles['value'] ?? ''}>
          {({ isPlaceholder, selectedItem }) =>
            isPlaceholder ? placeholder : (selectedItem as Option).label
          }
        </SelectValue>
        <SelectorIcon size={16} />
      </Button>
      <FieldNotes hint={hint} error={error} />
      <Popover className={lists['popover'] ?? ''} offset={4}>
        <ListBox className={lists['list'] ?? ''} items={options}>
          {(option) => (
            <ListBoxItem
              className={lists['item'] ?? ''}
              textValue={option.label}
              isDisabled={option.isDisabled ?? false}
            >
              {({ isSelected }) => (
                <>
                  <OptionWords option={option} />
                  {isSelected && (
                    <span className={lists['tick']}>
                      <CheckIcon />
                    </span>
                  )}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

export function OptionWords({ option }: { readonly option: Option }) {
  return (
    <span className={lists['words']}>
      <Text slot="label">{option.label}</Text>
      {option.detail !== undefined && (
        <Text slot="description" className={lists['detail'] ?? ''}>
          {option.detail}
        </Text>
      )}
    </span>
  );
}
