import type { ReactElement } from 'react';
import styles from './mark-list.module.css';

export type Mark = {
  readonly name: string;
  /** What it is, above the name. */
  readonly about: string;
  /** Lines in a square of 32. */
  readonly lines: ReactElement;
};

export interface MarkListProps {
  /** Names the list, such as "Sources". */
  readonly label: string;
  readonly marks: readonly Mark[];
}

/** Names with a mark each, in one color. */
export function MarkList({ label, marks }: MarkListProps) {
  return (
    <ul className={styles['marks']} aria-label={label}>
      {marks.map(({ name, about, lines }) => (
        <li key={name} className={styles['item']}>
          <svg className={styles['mark']} viewBox="0 0 32 32" aria-hidden="true">
            {lines}
          </svg>
          <span className={styles['words']}>
            <span className={styles['about']}>{about}</span>
            <span className={styles['name']}>{name}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
