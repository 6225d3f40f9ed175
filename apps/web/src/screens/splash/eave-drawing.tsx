import { useId } from 'react';
import type { Point, Segment } from '../../ui/dimension.ts';
import { Dimension, Drawing, Hatch, pens } from '../../ui/drawing.tsx';
import { eaveGeometry, SHEET, type EaveMeasures } from './eave-geometry.ts';

export interface EaveDrawingProps {
  readonly measures: EaveMeasures;
  /** Text alternative of the drawing. */
  readonly title: string;
  /** The lengths, formatted for the locale. */
  readonly labels: {
    readonly overhang: string;
    readonly wall: string;
    readonly inside: string;
    readonly depth: string;
  };
}

const FLOOR = 336;
const CHAIN = 22;
const LIFT = 4;

/** Section of an eave, to scale: how far up the slope the ice barrier must reach, and the rows of membrane needed. */
export function EaveDrawing({ measures, title, labels }: EaveDrawingProps) {
  const id = useId();
  const { edge, wall, limit, deck, rafter, batt, depth, rows, pitch } = eaveGeometry(measures);
  const level = (x: number): Point => ({ x, y: FLOOR });
  return (
    <Drawing width={SHEET.width} height={SHEET.height} title={title}>
      <defs>
        <Hatch id={`${id}wall`} kind="masonry" />
        <Hatch id={`${id}batt`} kind="insulation" />
      </defs>
      <path fill={`url(#${id}wall)`} className={pens.cut} d={box(wall.outer, wall.inner, wall.top, FLOOR)} />
      <path
        className={pens.thin}
        d={`M${wall.inner} ${wall.top + 8}H${deck.to.x}M${wall.inner} ${wall.top}H${deck.to.x}`}
      />
      <path fill={`url(#${id}batt)`} d={closed(batt)} />
      <path className={pens.dashed} d={`M${limit.x} ${limit.y}V${FLOOR}`} />
      <path className={`${pens.thin} ${pens.paper}`} d={closed(rafter)} />
      <path className={pens.cut} d={drawn(deck)} />
      <path className={pens.cut} d={`M${edge.x} ${edge.y}v28`} />
      <path className={pens.thin} d={`M${edge.x} ${edge.y + 3}h-14v3q0 8 7 8t7-8`} />
      {rows.map((row, index) => (
        <path key={row.from.x} className={pens.accent} d={drawn(lifted(row, LIFT + index * LIFT))} />
      ))}
      <path className={pens.thin} d={`M${pitch.corner.x} ${pitch.corner.y}h${pitch.run}v${-pitch.rise}z`} />
      <text
        className={pens.words}
        x={pitch.corner.x + pitch.run / 2}
        y={pitch.corner.y + 16}
        textAnchor="middle"
      >
        12
      </text>
      <text className={pens.words} x={pitch.corner.x + pitch.run + 7} y={pitch.corner.y - pitch.rise / 2 + 4}>
        {measures.rise}
      </text>
      <Dimension from={depth.from} to={depth.to} offset={34} label={labels.depth} isMain />
      {measures.overhangIn > 0 && (
        <Dimension from={level(edge.x)} to={level(wall.outer)} offset={-CHAIN} label={labels.overhang} />
      )}
      <Dimension from={level(wall.inner)} to={level(limit.x)} offset={-CHAIN} label={labels.inside} />
    </Drawing>
  );
}

function drawn({ from, to }: Segment): string {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

function closed(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}

function box(left: number, right: number, top: number, bottom: number): string {
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}

/** Distance from the deck, so that overlapping rows are visible. */
function lifted({ from, to }: Segment, by: number): Segment {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const shift = { x: ((to.y - from.y) / length) * by, y: ((from.x - to.x) / length) * by };
  const move = ({ x, y }: Point): Point => ({ x: x + shift.x, y: y + shift.y });
  return { from: move(from), to: move(to) };
}
