import { classNames } from './class-names.ts';
import styles from './section-gauge.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SectionGaugeProps {
  readonly total: number;
  readonly answered: number;
  readonly unknown: number;
  readonly making?: number | undefined;
  /** The same in words, such as "6 answered, 1 unknown, 2 not in this report". */
  readonly label: string;
}

/** The parts of a report as segments: answered, unknown, being made, and those that are not in it. */
export function SectionGauge({ total, answered, unknown, making = 0, label }: SectionGaugeProps) {
  const standings = [
    ...Array.from({ length: answered }, () => 'answered' as const),
    ...Array.from({ length: unknown }, () => 'unknown' as const),
    ...Array.from({ length: making }, () => 'making' as const),
  ];
  return (
    <>
      <span className={styles['gauge']} aria-hidden="true">
        {Array.from({ length: total }, (_, place) => (
          <span key={place} className={classNames(styles['segment'], styles[standings[place] ?? 'absent'])} />
        ))}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

/** One segment, for a key beside a list. */
export function GaugeSegment({ standing }: { readonly standing: 'answered' | 'unknown' | 'absent' }) {
  return (
    <span className={classNames(styles['gauge'], styles['single'])} aria-hidden="true">
      <span className={classNames(styles['segment'], styles[standing])} />
    </span>
  );
}
