import type { ReactNode } from 'react';
import { CloseIcon } from './signs.tsx';
import { PlainButton } from './plain-button.tsx';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  /** Names the bar, such as "Selected projects". */
  readonly label: string;
  /** Such as "2 selected". */
  readonly count: string;
  readonly actions: readonly {
    readonly id: string;
    readonly label: string;
    readonly icon: ReactNode;
    readonly onPress: () => void;
  }[];
  readonly clearLabel: string;
  readonly onClear: () => void;
}

/** What can be done with the selected rows of a list, at the foot of the window. */
export function SelectionBar({ label, count, actions, clearLabel, onClear }: SelectionBarProps) {
  return (
    <div className={styles['place']} data-print="never">
      <div role="toolbar" aria-label={label} className={styles['bar']}>
        <output className={styles['count']}>{count}</output>
        {actions.map(({ id, label: text, icon, onPress }) => (
          <PlainButton key={id} className={styles['action']} onPress={onPress}>
            {icon}
            {text}
          </PlainButton>
        ))}
        <PlainButton className={styles['action']} onPress={onClear}>
          <CloseIcon />
          {clearLabel}
        </PlainButton>
      </div>
    </div>
  );
}
