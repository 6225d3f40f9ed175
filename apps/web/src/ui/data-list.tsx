import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-list.module.css';
import { ChevronRightIcon } from './icons.tsx';
import { PlainLink } from './link.tsx';

export interface DataListProps {
  /** Names the list. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A dense list of rows separated by hairlines. */
export function DataList({ label, children }: DataListProps) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  );
}

export interface DataRowProps {
  readonly title: ReactNode;
  /** Without it the row is not a link. */
  readonly href?: string | undefined;
  readonly lead?: ReactNode;
  readonly detail?: ReactNode;
  /** Short facts: one column each on desktops, one line on phones. */
  readonly facts?: readonly RowFact[];
  readonly badge?: ReactNode;
  /** Buttons that act on this row. */
  readonly actions?: ReactNode;
  readonly isDimmed?: boolean;
}

export interface RowFact {
  readonly id: string;
  readonly value: ReactNode;
  readonly align?: 'start' | 'end';
}

const NO_FACTS: readonly RowFact[] = [];

/** The whole row is clickable; the buttons inside keep their own actions. */
export function DataRow({
  title,
  href,
  lead,
  detail,
  facts = NO_FACTS,
  badge,
  actions,
  isDimmed = false,
}: DataRowProps) {
  return (
    <li
      className={classNames(
        styles['row'],
        href !== undefined && styles['leads'],
        isDimmed && styles['dimmed'],
      )}
    >
      {lead !== undefined && <div className={styles['lead']}>{lead}</div>}
      <div className={styles['words']}>
        {href === undefined ? (
          <span className={styles['title']}>{title}</span>
        ) : (
          <PlainLink href={href} className={classNames(styles['title'], styles['link'])}>
            {title}
          </PlainLink>
        )}
        {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      </div>
      {(facts.length > 0 || badge !== undefined) && (
        <div className={styles['side']}>
          {facts.length > 0 && <Facts facts={facts} />}
          {badge !== undefined && <div className={styles['badge']}>{badge}</div>}
        </div>
      )}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      {href !== undefined && actions === undefined && (
        <span className={styles['chevron']}>
          <ChevronRightIcon size={16} />
        </span>
      )}
    </li>
  );
}

function Facts({ facts }: { readonly facts: readonly RowFact[] }) {
  return (
    <div className={styles['facts']}>
      {facts.map((fact) => (
        <span key={fact.id} className={classNames(styles['fact'], fact.align === 'end' && styles['end'])}>
          {fact.value}
        </span>
      ))}
    </div>
  );
}
