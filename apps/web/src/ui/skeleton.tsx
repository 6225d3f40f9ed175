import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface SkeletonProps {
  readonly shape?: 'line' | 'short' | 'title' | 'block' | 'button' | 'choice' | 'round';
}

/** A gray bar in place of a text that is loading. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={classNames(styles['bar'], styles[shape])} aria-hidden="true" />;
}

export interface WaitingProps {
  /** Such as "Loading projects". */
  readonly label: string;
  readonly children: ReactNode;
}

/** A placeholder that keeps the layout while content loads; visible only after 150 ms. */
export function Waiting({ label, children }: WaitingProps) {
  return (
    <div aria-busy="true" data-waiting="" className={styles['waiting']}>
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      {children}
    </div>
  );
}
