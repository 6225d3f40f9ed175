import { useId } from 'react';
import type { Point, Segment } from '../../ui/dimension.ts';
import { Drawing, Hatch, pens } from '../../ui/drawing.tsx';
import { Dimension } from '../../ui/drawn-dimension.tsx';
import { Note } from '../../ui/drawn-note.tsx';
import { eaveGeometry, type EaveGeometry } from './eave-geometry.ts';
import type { EaveMeasures } from './eave-measures.ts';
import type { EaveSheet } from './eave-sheet.ts';

export interface EaveDrawingProps {
  readonly measures: EaveMeasures;
  readonly sheet: EaveSheet;
  /** Text alternative of the drawing. */
  readonly title: string;
  /** The lengths, formatted for the locale. */
  readonly labels: {
    readonly overhang: string;
    readonly wall: string;
    readonly inside: string;
    readonly depth: string;
  };
  /** Names every part and adds the level sum, for a drawing that is read by itself. */
  readonly notes?: {
    readonly sum: string;
    readonly rows: readonly string[];
    readonly insideOfWall: string;
    readonly scale: readonly [zero: string, half: string, whole: string];
  };
}

const CHAIN = 22;
const SECOND_CHAIN = 64;
const LIFT = 4;
/** The approximate width of a letter of a label. */
const LETTER = 7;
/** Words are narrower than figures. */
const LETTER_OF_WORDS = 6;

/** Section of an eave, to scale: how far up the slope the ice barrier must reach, and the rows of membrane needed. */
export function EaveDrawing({ measures, sheet, title, labels, notes }: EaveDrawingProps) {
  const id = useId();
  const geometry = eaveGeometry(measures, sheet);
  const { edge, wall, overWall, limit, deck, rafter, batt, depth, rows, pitch } = geometry;
  const { floor } = sheet;
  const level = (x: number): Point => ({ x, y: floor });
  return (
    <Drawing width={sheet.width} height={sheet.height} title={title}>
      <defs>
        <Hatch id={`${id}wall`} kind="masonry" />
        <Hatch id={`${id}batt`} kind="insulation" />
      </defs>
      <path fill={`url(#${id}wall)`} className={pens.cut} d={box(wall.outer, wall.inner, wall.top, floor)} />
      <path
        className={pens.thin}
        d={`M${wall.inner} ${wall.top + 8}H${deck.to.x}M${wall.inner} ${wall.top}H${deck.to.x}`}
      />
      <path fill={`url(#${id}batt)`} d={closed(batt)} />
      {measures.isInsideLevel ? (
        <path className={pens.dashed} d={`M${limit.x} ${limit.y}V${floor}`} />
      ) : (
        <path className={pens.dashed} d={`M${overWall.x} ${overWall.y}V${wall.top}`} />
      )}
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
        <Chained from={edge.x} to={wall.outer} floor={floor} label={labels.overhang} />
      )}
      {notes !== undefined && measures.wallIn > 0 && (
        <Chained from={wall.outer} to={wall.inner} floor={floor} label={labels.wall} />
      )}
      {measures.isInsideLevel ? (
        <Chained from={wall.inner} to={limit.x} floor={floor} label={labels.inside} />
      ) : (
        <Dimension from={overWall} to={limit} offset={-sheet.rafter - 12} label={labels.inside} />
      )}
      {notes !== undefined && (
        <>
          <Dimension
            from={level(edge.x)}
            to={level(measures.isInsideLevel ? limit.x : wall.inner)}
            offset={-SECOND_CHAIN}
            label={notes.sum}
          />
          <Notes geometry={geometry} sheet={sheet} notes={notes} isInsideLevel={measures.isInsideLevel} />
        </>
      )}
    </Drawing>
  );
}

type ChainedProps = {
  readonly from: number;
  readonly to: number;
  readonly floor: number;
  readonly label: string;
};

/** A level distance under the floor line. A label that is wider than its distance stands below the line. */
function Chained({ from, to, floor, label }: ChainedProps) {
  const fits = to - from > label.length * LETTER;
  return (
    <>
      <Dimension
        from={{ x: from, y: floor }}
        to={{ x: to, y: floor }}
        offset={-CHAIN}
        label={fits ? label : ''}
      />
      {!fits && (
        <text className={pens.words} x={(from + to) / 2} y={floor + CHAIN + 17} textAnchor="middle">
          {label}
        </text>
      )}
    </>
  );
}

type NotesProps = Required<Pick<EaveDrawingProps, 'notes'>> & {
  readonly geometry: EaveGeometry;
  readonly sheet: EaveSheet;
  readonly isInsideLevel: boolean;
};

function Notes({ geometry: { wall, rows, limit, pitch }, sheet, notes, isInsideLevel }: NotesProps) {
  const label = notes.insideOfWall.length * LETTER_OF_WORDS;
  const beside = wall.inner + 26;
  // The dashed line of the limit must not go through the words: they stand before it, or behind it, where there is room.
  const isCrossed = isInsideLevel && limit.x > wall.inner && beside + label > limit.x - 4;
  const hasRoom = limit.x + 14 + label < sheet.width;
  const inside = { x: isCrossed && hasRoom ? limit.x + 10 : beside, y: sheet.floor - 14 };
  const bar = { x: sheet.width - 28 - 24 * sheet.scale, y: 40 };
  const half = 12 * sheet.scale;
  return (
    <>
      {/* A narrow sheet has no room beside the roof. */}
      {rows.slice(0, sheet.width > 500 ? 3 : 0).map((row, index) => {
        const at = along(row, 0.82);
        const label = notes.rows[index] ?? '';
        // Long words stay on the sheet: they start farther down the slope.
        const back = Math.max(0, at.x + 40 + label.length * LETTER - sheet.width);
        const to = { x: at.x + 26 - back, y: at.y + 34 + (back * pitch.rise) / pitch.run };
        return (
          <Note key={row.from.x} at={at} to={to}>
            {label}
          </Note>
        );
      })}
      <Note at={{ x: wall.inner, y: inside.y }} to={inside}>
        {notes.insideOfWall}
      </Note>
      <path className={pens.thin} d={`M${bar.x} ${bar.y}h${2 * half}v5h${-2 * half}z`} />
      <path className={pens.ink} d={`M${bar.x} ${bar.y}h${half}v5h${-half}z`} />
      {notes.scale.map((label, index) => (
        <text
          key={label}
          className={pens.words}
          x={bar.x + index * half}
          y={bar.y - 6}
          textAnchor={index === 2 ? 'end' : 'middle'}
        >
          {label}
        </text>
      ))}
    </>
  );
}

function along({ from, to }: Segment, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
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
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const shift = { x: ((to.y - from.y) / length) * by, y: ((from.x - to.x) / length) * by };
  const move = ({ x, y }: Point): Point => ({ x: x + shift.x, y: y + shift.y });
  return { from: move(from), to: move(to) };
}
