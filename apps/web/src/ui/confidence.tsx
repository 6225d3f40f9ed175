import { classNames } from './class-names.ts';
import styles from './confidence.module.css';

export interface ConfidenceProps {
  /** How many of three bars are filled. */
  readonly bars: 1 | 2 | 3;
  /** The same in a word. */
  readonly children: string;
}

/** Three bars and a word. */
export function Confidence({ bars, children }: ConfidenceProps) {
  return (
    <span className={styles['confidence']}>
      <svg className={styles['bars']} viewBox="0 0 15 9" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            className={classNames(styles['bar'], bar < bars && styles['filled'])}
            x={bar * 5 + 0.5}
            y="0.5"
            width="3.5"
            height="8"
          />
        ))}
      </svg>
      {children}
    </span>
  );
}
