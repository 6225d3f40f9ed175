import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

export interface CardProps {
  /** `marked` has a copper line for the most important card. */
  readonly tone?: 'plain' | 'sunken' | 'marked';
  readonly padding?: 'none' | 's' | 'm' | 'l';
  readonly children: ReactNode;
}

export function Card({ tone = 'plain', padding = 'm', children }: CardProps) {
  return (
    <div className={classNames(styles['card'], styles[tone], styles[`padding-${padding}`])}>{children}</div>
  );
}

export interface SheetProps {
  readonly id: string;
  readonly title: string;
  /** The number of the sheet, such as "03". */
  readonly number?: string | undefined;
  readonly level?: 2 | 3;
  readonly actions?: ReactNode;
  /** Without content the sheet is closed: a strip alone. */
  readonly children?: ReactNode;
}

/** A section styled as a drawing sheet, with its number and title in a strip. */
export function Sheet({ id, title, number, level = 2, actions, children }: SheetProps) {
  const Tag = `h${level}` as const;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles['sheet']}>
      <header className={styles['strip']}>
        {number !== undefined && (
          <span className={styles['number']} aria-hidden="true">
            {number}
          </span>
        )}
        <Tag id={`${id}-title`} className={styles['title']}>
          {title}
        </Tag>
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </header>
      {children !== undefined && <div className={styles['body']}>{children}</div>}
    </section>
  );
}
