import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './filter-chips.module.css';
import { ChevronDownIcon, CloseIcon } from './icons.tsx';
import { useKeptFocus } from './kept-focus.ts';
import { PlainButton, type PressBehaviour } from './plain-button.tsx';

export interface ChipRowProps {
  /** Names the row, such as "Filters". */
  readonly label: string;
  readonly children: ReactNode;
}

/** Filters in a row; on a phone the row scrolls sideways. A chip that is set is another one, in the same place. */
export function ChipRow({ label, children }: ChipRowProps) {
  const place = useKeptFocus<HTMLFieldSetElement>();
  return (
    <fieldset ref={place} tabIndex={-1} className={styles['row']} aria-label={label}>
      {children}
    </fieldset>
  );
}

export interface FilterChipProps extends Omit<PressBehaviour, 'value'> {
  readonly label: string;
  /** The value of the filter; omit it while the filter is off. */
  readonly value?: string | undefined;
}

/** Opens its filter, in a popover or a menu. */
export function FilterChip({ label, value, ...behaviour }: FilterChipProps) {
  return (
    <PlainButton {...behaviour} className={classNames(styles['chip'], value !== undefined && styles['set'])}>
      <span>
        {label}
        {value !== undefined && <strong className={styles['value']}>: {value}</strong>}
      </span>
      <ChevronDownIcon size={16} />
    </PlainButton>
  );
}

export interface RemovableChipProps {
  readonly children: string;
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** An active filter with a button that removes it. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <PlainButton
      className={classNames(styles['chip'], styles['set'])}
      aria-label={`${removeLabel}: ${children}`}
      onPress={onRemove}
    >
      {children}
      <CloseIcon size={16} />
    </PlainButton>
  );
}
