import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { FieldBox, FieldLabel, FieldNotes, fieldClass, inputClass, type FieldWords } from './field.tsx';
import { CloseIcon, SearchIcon } from './icons.tsx';
import styles from './search-field.module.css';
import { classNames } from './class-names.ts';

type Behaviour = Pick<
  AriaSearchFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onSubmit'
  | 'onClear'
  | 'onBlur'
  | 'onFocus'
  | 'name'
  | 'id'
  | 'autoFocus'
  | 'autoComplete'
  | 'maxLength'
  | 'isDisabled'
>;

export interface SearchFieldProps extends FieldWords, Behaviour {
  readonly placeholder?: string | undefined;
  readonly clearLabel: string;
}

/** Escape empties it, Enter submits. */
export function SearchField({
  label,
  isLabelHidden,
  mark,
  hint,
  error,
  placeholder = '',
  clearLabel,
  ...behaviour
}: SearchFieldProps) {
  return (
    <AriaSearchField
      {...behaviour}
      className={classNames(fieldClass, styles['search'])}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} mark={mark} />
      <FieldBox icon={<SearchIcon />}>
        <Input className={inputClass} placeholder={placeholder} enterKeyHint="search" />
        <Button className={styles['clear'] ?? ''} aria-label={clearLabel}>
          <CloseIcon size={16} />
        </Button>
      </FieldBox>
      <FieldNotes hint={hint} error={error} />
    </AriaSearchField>
  );
}
