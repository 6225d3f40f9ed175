import type { ReactNode } from 'react';
import styles from './facts.module.css';
import { HelpIcon } from './icons.tsx';
import { PlainButton } from './plain-button.tsx';

/** Facts as a definition list: name, value and source. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles['list']}>{children}</dl>;
}

export interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
  /** The line below: section and edition, source, date, confidence. */
  readonly source?: ReactNode;
}

export function Fact({ term, children, source }: FactProps) {
  return (
    <div className={styles['fact']}>
      <dt className={styles['term']}>{term}</dt>
      <dd className={styles['value']}>
        <div className={styles['statement']}>{children}</div>
        {source}
      </dd>
    </div>
  );
}

export interface SourceLineProps {
  readonly children: ReactNode;
  /** Opens the whole trace. */
  readonly trace?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export function SourceLine({ children, trace }: SourceLineProps) {
  return (
    <p className={styles['source']}>
      <span>{children}</span>
      {trace !== undefined && (
        <PlainButton className={styles['trace']} onPress={trace.onPress}>
          {trace.label}
        </PlainButton>
      )}
    </p>
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
