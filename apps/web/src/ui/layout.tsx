import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';

/** Steps of 4 px: 1 is 4, 2 is 8, 6 is 24. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16;

export interface ContainerProps {
  /** `text` for reading, `form` for one column of fields, `page` for everything else. */
  readonly width?: 'page' | 'text' | 'form';
  readonly children: ReactNode;
}

/** Centers the page, at most 1,280 px wide. */
export function Container({ width = 'page', children }: ContainerProps) {
  return <div className={classNames(styles['container'], styles[width])}>{children}</div>;
}

export interface StackProps {
  readonly gap?: Gap;
  readonly align?: 'stretch' | 'start' | 'center' | 'end';
  readonly children: ReactNode;
}

/** A vertical stack. */
export function Stack({ gap = 4, align = 'stretch', children }: StackProps) {
  return (
    <div className={classNames(styles['stack'], gapClass(gap), styles[`align-${align}`])}>{children}</div>
  );
}

export interface ClusterProps {
  readonly gap?: Gap;
  readonly align?: 'center' | 'start' | 'end' | 'baseline';
  readonly justify?: 'start' | 'end' | 'between' | 'center';
  readonly children: ReactNode;
}

/** A row that wraps where there is no room. */
export function Cluster({ gap = 3, align = 'center', justify = 'start', children }: ClusterProps) {
  return (
    <div
      className={classNames(
        styles['cluster'],
        gapClass(gap),
        styles[`align-${align}`],
        styles[`justify-${justify}`],
      )}
    >
      {children}
    </div>
  );
}

export interface ColumnsProps {
  /** `halves` and `thirds` are equal columns; `aside` has a narrow column first. */
  readonly split?: 'halves' | 'thirds' | 'aside';
  readonly gap?: Gap;
  readonly children: ReactNode;
}

/** Columns on desktops, stacked on phones. */
export function Columns({ split = 'halves', gap = 6, children }: ColumnsProps) {
  return <div className={classNames(styles['columns'], styles[split], gapClass(gap))}>{children}</div>;
}

function gapClass(gap: Gap): string | undefined {
  return styles[`gap-${gap}`];
}
