import { Label } from 'react-aria-components/Label';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import styles from './progress.module.css';

export interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** The count in words, such as "4 of 9 sections". */
  readonly valueText: string;
}

/** How far along, with a count; also how much is used of what there is. */
export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <ProgressBar className={styles['progress'] ?? ''} value={value} maxValue={max} valueLabel={valueText}>
      <div className={styles['words']}>
        <Label className={styles['label'] ?? ''}>{label}</Label>
        <span className={styles['value']}>{valueText}</span>
      </div>
      <svg className={styles['bar']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles['track']} width="100" height="1" />
        <rect className={styles['fill']} width={share * 100} height="1" />
      </svg>
    </ProgressBar>
  );
}
