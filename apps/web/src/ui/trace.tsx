import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import styles from './trace.module.css';

export interface TraceProps {
  /** The quiet line that is always shown. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A quiet line that opens into where something is from. A native element: it works before any script, and print opens it. */
export function Trace({ summary, children }: TraceProps) {
  return (
    <details className={styles['trace']}>
      <summary className={styles['summary']}>
        <span className={styles['line']}>{summary}</span>
        <ChevronDownIcon size={16} />
      </summary>
      <div className={styles['inside']}>{children}</div>
    </details>
  );
}
