import { describe, expect, it } from 'vitest';
import type { Point } from '../../ui/dimension.ts';
import { aSplash } from '../../testing/visitor-pages.ts';
import { SMALL_SHEET } from './small-sheet.ts';
import { eaveGeometry } from '../../parts/eave/eave-geometry.ts';
import { OVERHANG_IN, RISE } from './splash.view-model.ts';

/** Every eave that the sliders can show. */
const EAVES = numbers(OVERHANG_IN).flatMap((overhangIn) =>
  numbers(RISE).map((rise) => ({ overhangIn, rise })),
);

function drawn({ overhangIn, rise }: { readonly overhangIn: number; readonly rise: number }) {
  const { vm } = aSplash();
  vm.changeOverhang(overhangIn);
  vm.changeRise(rise);
  return { measures: vm.measures, geometry: eaveGeometry(vm.measures, SMALL_SHEET) };
}

describe('the section of an eave', () => {
  it('CALC-2 ends the barrier exactly over the point 24 in inside the wall', () => {
    for (const eave of EAVES) {
      const { depth, limit } = drawn(eave).geometry;
      // The outcome is given to a thousandth of an inch.
      expect(depth.to.x).toBeCloseTo(limit.x, 2);
      expect(depth.to.y).toBeCloseTo(limit.y, 2);
    }
  });

  it('is to one scale along every line', () => {
    for (const eave of EAVES) {
      const { measures, geometry } = drawn(eave);
      const scale = (geometry.wall.inner - geometry.wall.outer) / measures.wallIn;
      expect(length(geometry.depth)).toBeCloseTo(measures.depthIn * scale, 6);
      expect(geometry.wall.outer - geometry.edge.x).toBeCloseTo(measures.overhangIn * scale, 6);
      for (const row of geometry.rows.slice(0, -1))
        expect(length(row)).toBeCloseTo(measures.rollWidthIn * scale, 6);
    }
  });

  it('CALC-2 has rows enough to reach as far as they must', () => {
    for (const eave of EAVES) {
      const { rows, depth } = drawn(eave).geometry;
      expect(rows.at(-1)?.to.x ?? 0).toBeGreaterThanOrEqual(depth.to.x - 0.01);
      expect(rows.at(-2)?.to.x ?? 0).toBeLessThan(depth.to.x);
    }
  });

  it('stays on the sheet', () => {
    for (const eave of EAVES) {
      const { edge, deck, limit, rows } = drawn(eave).geometry;
      const last = rows.at(-1)?.to ?? edge;
      for (const point of [edge, deck.to, limit, last]) {
        expect(point.x).toBeGreaterThan(0);
        expect(point.x).toBeLessThan(SMALL_SHEET.width);
        expect(point.y).toBeGreaterThan(0);
        expect(point.y).toBeLessThan(SMALL_SHEET.height);
      }
    }
  });
});

function length({ from, to }: { readonly from: Point; readonly to: Point }): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

function numbers({ min, max }: { readonly min: number; readonly max: number }): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, place) => min + place);
}
