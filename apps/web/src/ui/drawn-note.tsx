import type { Point } from './dimension.ts';
import styles from './drawing.module.css';

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
    <g>
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
