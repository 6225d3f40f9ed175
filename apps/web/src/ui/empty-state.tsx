import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly illustration?: ReactNode;
  readonly title: string;
  readonly level?: 1 | 2 | 3;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** Says that a list is empty and what to do next; also used for the 404 and offline pages. */
export function EmptyState({ illustration, title, level = 2, children, actions }: EmptyStateProps) {
  const Tag = `h${level}` as const;
  return (
    <div className={styles['empty']}>
      {illustration !== undefined && <div className={styles['drawing']}>{illustration}</div>}
      <Tag className={styles['title']} {...(level === 1 ? { tabIndex: -1 } : {})}>
        {title}
      </Tag>
      {children !== undefined && <p className={styles['text']}>{children}</p>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
