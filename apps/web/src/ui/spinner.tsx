import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SpinnerProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  readonly size?: 16 | 20 | 32;
}

export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <span className={styles['spinner']}>
      <VisuallyHidden>
        <progress aria-label={label} />
      </VisuallyHidden>
      <svg width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <circle className={styles['track']} cx="10" cy="10" r="8" />
        <path className={styles['hand']} d="M10 2a8 8 0 0 1 8 8" />
      </svg>
    </span>
  );
}
