import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './drawing.module.css';

export interface DrawingProps {
  readonly width: number;
  readonly height: number;
  /** Left edge of the view box, if not 0. */
  readonly top?: number;
  /** On a phone the drawing keeps its scale and is cut off on the right. */
  readonly isDetailOnPhone?: boolean;
  /** Text alternative; without it the drawing is decorative and hidden from screen readers. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** An SVG canvas with its own units that scales with its container. */
export function Drawing({ width, height, top = 0, isDetailOnPhone = false, title, children }: DrawingProps) {
  return (
    <svg
      className={classNames(styles['drawing'], isDetailOnPhone && styles['detail'])}
      viewBox={`0 ${top} ${width} ${height}`}
      preserveAspectRatio={isDetailOnPhone ? 'xMinYMid slice' : 'xMidYMid meet'}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      {children}
    </svg>
  );
}

export type HatchKind = 'plain' | 'earth' | 'wood' | 'insulation' | 'masonry' | 'unknown';

/** A fill pattern, used as `fill={`url(#${id})`}`. The id comes from useId. */
export function Hatch({ id, kind }: { readonly id: string; readonly kind: HatchKind }) {
  const { width, height, path, turn } = HATCHES[kind];
  return (
    <pattern
      id={id}
      width={width}
      height={height}
      patternUnits="userSpaceOnUse"
      {...(turn === undefined ? {} : { patternTransform: `rotate(${turn})` })}
    >
      <path className={styles['hatch']} d={path} />
    </pattern>
  );
}

interface HatchShape {
  readonly width: number;
  readonly height: number;
  readonly path: string;
  readonly turn?: number;
}

const HATCHES: Readonly<Record<HatchKind, HatchShape>> = {
  plain: { width: 6, height: 6, path: 'M0 0V6', turn: 45 },
  earth: { width: 24, height: 12, path: 'M0 0 8 12M5 0l8 12M10 0l8 12' },
  wood: { width: 14, height: 8, path: 'M0 2q7 3 14 0M0 6q7 3 14 0' },
  insulation: { width: 12, height: 18, path: 'M0 18Q3 18 3 13V5Q3 0 6 0T9 5V13Q9 18 12 18' },
  masonry: { width: 7, height: 7, path: 'M0 0V7M2 0V7', turn: 45 },
  unknown: { width: 9, height: 9, path: 'M0 0V9', turn: -45 },
};

/** Line styles for the shapes of a drawing: `className={pens.cut}`. */
export const pens = {
  /** Cut by the section. */
  cut: styles['cut'] ?? '',
  /** Behind the section. */
  thin: styles['thin'] ?? '',
  faint: styles['faint'] ?? '',
  dashed: styles['dashed'] ?? '',
  accent: styles['accent'] ?? '',
  air: styles['air'] ?? '',
  /** Filled solid, such as half of a scale bar. */
  ink: styles['ink'] ?? '',
  paper: styles['paper'] ?? '',
  soft: styles['soft'] ?? '',
  words: styles['label'] ?? '',
} as const;
