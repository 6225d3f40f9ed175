import type { Segment } from '../../../ui/dimension.ts';

/** A roof seen from above. Without a shape only its area is known. */
export type DrawnPlan = {
  readonly shape: 'shed' | 'gable' | 'hip' | null;
  readonly lengthFt: number;
  readonly widthFt: number;
  /** Waste as a part of the roof's area. */
  readonly percent: number;
};

export type PlanGeometry = {
  readonly sheet: { readonly width: number; readonly height: number };
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The right end of the strip of waste, which is as high as the roof. */
  readonly strip: number;
  readonly ridge: Segment | null;
  readonly hips: readonly Segment[];
};

const WIDE = { width: 640, height: 330, left: 56, right: 610, top: 44, bottom: 286 };
const NARROW = { width: 380, height: 270, left: 40, right: 372, top: 40, bottom: 228 };

export function planGeometry(plan: DrawnPlan, isNarrow: boolean): PlanGeometry {
  const sheet = isNarrow ? NARROW : WIDE;
  const length = Math.max(plan.lengthFt, 0.001);
  const width = Math.max(plan.widthFt, 0.001);
  const whole = length * (1 + plan.percent / 100);
  const scale = Math.min((sheet.right - sheet.left) / whole, (sheet.bottom - sheet.top) / width);
  const left = sheet.left + (sheet.right - sheet.left - whole * scale) / 2;
  const top = sheet.top + (sheet.bottom - sheet.top - width * scale) / 2;
  const right = left + length * scale;
  const bottom = top + width * scale;
  return { sheet, left, top, right, bottom, strip: left + whole * scale, ...linesOf() };

  function linesOf(): Pick<PlanGeometry, 'ridge' | 'hips'> {
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    if (plan.shape === 'gable') {
      return { ridge: { from: { x: left, y: middle.y }, to: { x: right, y: middle.y } }, hips: [] };
    }
    if (plan.shape !== 'hip') return { ridge: null, hips: [] };
    // The ridge runs along the longer side.
    const half = (Math.min(length, width) * scale) / 2;
    const isLong = length >= width;
    const from = isLong ? { x: left + half, y: middle.y } : { x: middle.x, y: top + half };
    const to = isLong ? { x: right - half, y: middle.y } : { x: middle.x, y: bottom - half };
    const corners = [
      { x: left, y: top, end: from },
      { x: right, y: top, end: isLong ? to : from },
      { x: left, y: bottom, end: isLong ? from : to },
      { x: right, y: bottom, end: to },
    ];
    return { ridge: { from, to }, hips: corners.map(({ x, y, end }) => ({ from: { x, y }, to: end })) };
  }
}
