import { useId } from 'react';
import styles from './progress.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** The count in words, such as "4 of 9 sections". */
  readonly valueText: string;
}

/** A progress bar with a count; also shows how much of an allowance is used. */
export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const id = useId();
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div className={styles['progress']}>
      <div className={styles['words']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        <span className={styles['value']}>{valueText}</span>
      </div>
      <VisuallyHidden>
        <progress id={id} value={share} aria-valuetext={valueText} />
      </VisuallyHidden>
      <svg className={styles['bar']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles['track']} width="100" height="1" />
        <rect className={styles['fill']} width={share * 100} height="1" />
      </svg>
    </div>
  );
}
