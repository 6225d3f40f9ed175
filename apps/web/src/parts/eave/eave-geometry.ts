import type { Point, Segment } from '../../ui/dimension.ts';
import type { EaveMeasures } from './eave-measures.ts';
import type { EaveSheet } from './eave-sheet.ts';

export type EaveGeometry = {
  readonly edge: Point;
  readonly wall: { readonly outer: number; readonly inner: number; readonly top: number };
  /** Over the inside of the wall, on the roof. */
  readonly overWall: Point;
  /** The end of the required distance inside the wall, on the roof. */
  readonly limit: Point;
  /** The upper face of the deck, from the eave to the edge of the drawing. */
  readonly deck: Segment;
  readonly rafter: readonly Point[];
  /** The attic insulation, as far as the rafter leaves room for it. */
  readonly batt: readonly Point[];
  /** From the eave to the required height of the barrier, along the slope. */
  readonly depth: Segment;
  readonly rows: readonly Segment[];
  readonly pitch: { readonly corner: Point; readonly run: number; readonly rise: number };
};

/** Everything at one scale in all directions. */
export function eaveGeometry(eave: EaveMeasures, sheet: EaveSheet): EaveGeometry {
  const { scale, wallFace, plate, rafter, batt, top, right, pitch } = sheet;
  const slope = eave.rise / 12;
  const factor = Math.hypot(1, slope);
  const inner = wallFace + eave.wallIn * scale;
  const deckAt = (x: number): Point => ({ x, y: plate - rafter - (x - wallFace) * slope });
  const edge = deckAt(wallFace - eave.overhangIn * scale);
  const end = deckAt(slope === 0 ? right : Math.min(right, wallFace + (plate - rafter - top) / slope));
  const upSlope = (inches: number): Point => deckAt(edge.x + (inches * scale) / factor);
  const under = ({ x, y }: Point): Point => ({ x, y: y + rafter });
  const step = eave.rollWidthIn - eave.sideLapIn;
  const battFrom = slope === 0 ? inner : Math.max(inner, wallFace + batt / slope + 6);
  return {
    edge,
    wall: { outer: wallFace, inner, top: plate },
    overWall: deckAt(inner),
    limit: deckAt(inner + (eave.insideIn * scale) / (eave.isInsideLevel ? 1 : factor)),
    deck: { from: edge, to: end },
    rafter: [edge, end, under(end), under(edge)],
    batt: [
      { x: battFrom, y: plate },
      { x: battFrom, y: plate - batt },
      { x: Math.max(battFrom, end.x), y: plate - batt },
      { x: Math.max(battFrom, end.x), y: plate },
    ],
    depth: { from: edge, to: upSlope(eave.depthIn) },
    rows: Array.from({ length: eave.rows }, (_, row) => ({
      from: upSlope(row * step),
      // The last row may extend past the edge of the drawing.
      to: upSlope(Math.min(row * step + eave.rollWidthIn, ((end.x - edge.x) * factor) / scale)),
    })),
    pitch: { ...pitch, rise: pitch.run * slope },
  };
}
