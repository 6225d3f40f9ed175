import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import { ToneIcon, type Tone } from './tone.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface BadgeProps {
  readonly tone?: Tone | 'plain' | 'accent';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A status in one or two words. A tone adds its icon. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  const glyph = icon ?? (tone === 'plain' || tone === 'accent' ? null : <ToneIcon tone={tone} size={16} />);
  return (
    <span className={classNames(styles['badge'], styles[tone])}>
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
