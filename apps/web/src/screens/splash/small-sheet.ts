import type { EaveSheet } from '../../parts/eave/eave-sheet.ts';

/** For the sliders of this page, at a scale that never changes. */
export const SMALL_SHEET: EaveSheet = {
  width: 400,
  height: 378,
  scale: 4.5,
  wallFace: 126,
  plate: 234,
  floor: 336,
  rafter: 25,
  batt: 18,
  top: 26,
  right: 376,
  pitch: { corner: { x: 24, y: 76 }, run: 48 },
};
