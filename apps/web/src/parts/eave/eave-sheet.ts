import type { Point } from '../../ui/dimension.ts';
import type { EaveMeasures } from './eave-measures.ts';

/** Where an eave stands on its sheet, and its scale in units of the drawing for an inch. */
export type EaveSheet = {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** The face of the wall, from the left. */
  readonly wallFace: number;
  /** The top of the wall. */
  readonly plate: number;
  readonly floor: number;
  readonly rafter: number;
  readonly batt: number;
  /** The deck ends below `top` and before `right`. */
  readonly top: number;
  readonly right: number;
  readonly pitch: { readonly corner: Point; readonly run: number };
};

/** The paper of a drawing that fits any eave, with the room that its dimensions and notes take. */
export type EavePaper = Pick<EaveSheet, 'width' | 'height' | 'floor' | 'top' | 'pitch'> & {
  readonly left: number;
  readonly end: number;
};

export const WIDE: EavePaper = {
  width: 640,
  height: 428,
  floor: 346,
  top: 60,
  left: 52,
  end: 596,
  pitch: { corner: { x: 28, y: 84 }, run: 48 },
};
/** On a phone, so that labels stay readable. */
export const NARROW: EavePaper = {
  width: 380,
  height: 352,
  floor: 270,
  top: 60,
  left: 40,
  end: 366,
  pitch: { corner: { x: 12, y: 64 }, run: 36 },
};

/** Below the edge of the roof: the fascia and its gutter. */
const FASCIA = 36;
/** The least of the wall that is drawn. */
const WALL = 44;
/** A 2x6. */
const RAFTER_IN = 5.5;
const LARGEST_SCALE = 7.5;

/** For any eave of the calculator: as large as the paper allows. */
export function sheetFor(eave: EaveMeasures, paper: EavePaper): EaveSheet {
  const { left, end, top, floor } = paper;
  const slope = eave.rise / 12;
  const factor = Math.hypot(1, slope);
  const rowsEnd = (eave.rows - 1) * (eave.rollWidthIn - eave.sideLapIn) + eave.rollWidthIn;
  const toLimit = eave.overhangIn + eave.wallIn + eave.insideIn;
  const extent = Math.max(toLimit, rowsEnd / factor, eave.depthIn / factor) + 6;
  const scale = Math.min(
    (end - left) / extent,
    (floor - FASCIA - top) / Math.max(extent * slope, 1),
    // Where the overhang is short, the wall decides how low the edge is.
    (floor - WALL - top) / (RAFTER_IN + (extent - eave.overhangIn) * slope),
    LARGEST_SCALE,
  );
  const rafter = RAFTER_IN * scale;
  const drawn = extent * scale;
  const start = left + (end - left - drawn) / 2;
  return {
    ...paper,
    scale,
    wallFace: start + eave.overhangIn * scale,
    plate: Math.min(floor - WALL, floor - FASCIA + rafter - eave.overhangIn * scale * slope),
    rafter,
    batt: Math.min(18, 4 * scale),
    top: 0,
    right: start + drawn,
  };
}
