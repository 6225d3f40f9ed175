import type { Point, Segment } from '../../ui/dimension.ts';

/** The inputs and the result of the ice and water shield calculator, from which the eave is drawn. */
export type EaveMeasures = {
  readonly overhangIn: number;
  readonly wallIn: number;
  readonly rise: number;
  readonly depthIn: number;
  readonly rows: number;
  readonly rollWidthIn: number;
  readonly sideLapIn: number;
};

export type EaveGeometry = {
  readonly edge: Point;
  readonly wall: { readonly outer: number; readonly inner: number; readonly top: number };
  /** The end of the required distance inside the wall: on the roof, and at wall level. */
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

export const SHEET = { width: 400, height: 378 } as const;

const SCALE = 4.5;
const WALL_FACE = 126;
const PLATE = 234;
const RAFTER = 25;
const BATT = 18;
const TOP = 26;
const RIGHT = 376;
const PITCH = { corner: { x: 24, y: 76 }, run: 48 } as const;

/** Everything at one scale in all directions. */
export function eaveGeometry(eave: EaveMeasures): EaveGeometry {
  const slope = eave.rise / 12;
  const factor = Math.hypot(1, slope);
  const inner = WALL_FACE + eave.wallIn * SCALE;
  const deckAt = (x: number): Point => ({ x, y: PLATE - RAFTER - (x - WALL_FACE) * slope });
  const edge = deckAt(WALL_FACE - eave.overhangIn * SCALE);
  const end = deckAt(Math.min(RIGHT, WALL_FACE + (PLATE - RAFTER - TOP) / slope));
  const upSlope = (inches: number): Point => deckAt(edge.x + (inches * SCALE) / factor);
  const under = ({ x, y }: Point): Point => ({ x, y: y + RAFTER });
  const step = eave.rollWidthIn - eave.sideLapIn;
  const battFrom = Math.max(inner, WALL_FACE + BATT / slope + 6);
  return {
    edge,
    wall: { outer: WALL_FACE, inner, top: PLATE },
    limit: deckAt(inner + 24 * SCALE),
    deck: { from: edge, to: end },
    rafter: [edge, end, under(end), under(edge)],
    batt: [
      { x: battFrom, y: PLATE },
      { x: battFrom, y: PLATE - BATT },
      { x: end.x, y: PLATE - BATT },
      { x: end.x, y: PLATE },
    ],
    depth: { from: edge, to: upSlope(eave.depthIn) },
    rows: Array.from({ length: eave.rows }, (_, row) => ({
      from: upSlope(row * step),
      // The last row may extend past the edge of the drawing.
      to: upSlope(Math.min(row * step + eave.rollWidthIn, ((end.x - edge.x) * factor) / SCALE)),
    })),
    pitch: { ...PITCH, rise: PITCH.run * slope },
  };
}
