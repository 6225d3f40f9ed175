import type { ReactNode } from 'react';
import styles from './facts.module.css';
import { HelpIcon } from './icons.tsx';

/** Facts as a definition list: name and value. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles['list']}>{children}</dl>;
}

export interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

export function Fact({ term, children }: FactProps) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['term']}>{term}</dt>
      <dd className={styles['value']}>
        <div className={styles['statement']}>{children}</div>
      </dd>
    </div>
  );
}

export interface UnknownProps {
  /** The label, such as "Unknown". */
  readonly children: string;
  /** What would answer the question. */
  readonly settle: ReactNode;
}

/** A hatched card for an unknown value: says what would answer it, and never shows a guess. */
export function Unknown({ children, settle }: UnknownProps) {
  return (
    <div className={styles['unknown']} data-unknown="">
      <p className={styles['word']}>
        <HelpIcon size={16} />
        {children}
      </p>
      <p className={styles['settle']}>{settle}</p>
    </div>
  );
}
