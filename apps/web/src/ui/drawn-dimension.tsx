import { dimension, type Point, type Segment } from './dimension.ts';
import styles from './drawing.module.css';

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
    <g className={isMain ? styles['main'] : undefined}>
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

function Line({ segment, look }: { readonly segment: Segment; readonly look: string }) {
  const { from, to } = segment;
  return <line className={styles[look]} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
}
