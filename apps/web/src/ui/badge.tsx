import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import { ToneIcon, type Tone } from './tone.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface BadgeProps {
  readonly tone?: Tone | 'plain' | 'accent';
  readonly icon?: ReactNode;
  /** For a longer status, such as one with a date: on a phone it may be wider than its place. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

/** A status in one or two words. A tone adds its icon. */
export function Badge({ tone = 'plain', icon, wraps = false, children }: BadgeProps) {
  const glyph = icon ?? (tone === 'plain' || tone === 'accent' ? null : <ToneIcon tone={tone} size={16} />);
  return (
    <span className={classNames(styles['badge'], styles[tone], wraps && styles['wraps'])}>
      {glyph}
      {children}
    </span>
  );
}

/** A highlighted number; `label` says what is counted. */
export function Count({ children, label }: { readonly children: number | string; readonly label: string }) {
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
