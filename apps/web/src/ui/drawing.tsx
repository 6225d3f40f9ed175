import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { dimension, type Point, type Segment } from './dimension.ts';
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

export interface DimensionProps {
  readonly from: Point;
  readonly to: Point;
  /** Distance from the measured points; see dimension.ts for the side. */
  readonly offset: number;
  readonly label: string;
  /** Drawn in copper: the main dimension of the drawing. */
  readonly isMain?: boolean;
}

export function Dimension({ from, to, offset, label, isMain = false }: DimensionProps) {
  const drawn = dimension(from, to, offset);
  const { x, y, angle } = drawn.label;
  return (
    <g className={classNames(styles['dimension'], isMain && styles['main'])}>
      {drawn.extensions.map((extension) => (
        <Line key={`${extension.from.x} ${extension.from.y}`} segment={extension} look="extension" />
      ))}
      <Line segment={drawn.line} look="measure" />
      {drawn.ticks.map((tick) => (
        <Line key={`${tick.from.x} ${tick.from.y}`} segment={tick} look="tick" />
      ))}
      <text
        className={styles['label']}
        x={x}
        y={y}
        textAnchor="middle"
        {...(angle === 0 ? {} : { transform: `rotate(${angle} ${x} ${y})` })}
      >
        {label}
      </text>
    </g>
  );
}

export interface NoteProps {
  /** The point that the note describes. */
  readonly at: Point;
  /** Position of the text. */
  readonly to: Point;
  readonly align?: 'start' | 'end';
  readonly children: string;
}

/** A label with a leader line to the part that it names. */
export function Note({ at, to, align = 'start', children }: NoteProps) {
  const shoulder = { x: to.x + (align === 'start' ? -6 : 6), y: to.y };
  return (
    <g className={styles['note']}>
      <path className={styles['leader']} d={`M${at.x} ${at.y}L${shoulder.x} ${shoulder.y}H${to.x}`} />
      <circle className={styles['point']} cx={at.x} cy={at.y} r="2" />
      <text
        className={styles['label']}
        x={to.x + (align === 'start' ? 4 : -4)}
        y={to.y + 4}
        textAnchor={align}
      >
        {children}
      </text>
    </g>
  );
}

function Line({ segment, look }: { readonly segment: Segment; readonly look: string }) {
  const { from, to } = segment;
  return <line className={styles[look]} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}

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
