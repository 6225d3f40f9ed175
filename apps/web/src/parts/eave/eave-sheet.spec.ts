import { evaluateIceAndWaterShield, parseIceAndWaterShield } from '@ridgeline/core/calculators';
import { describe, expect, it } from 'vitest';
import type { EaveMeasures } from './eave-measures.ts';
import { eaveGeometry } from './eave-geometry.ts';
import { NARROW, sheetFor, WIDE } from './eave-sheet.ts';

/** The ends of every range, and what lies between. */
const EAVES = [0, 1, 16, 48, 120].flatMap((overhangIn) =>
  [0, 5, 24].flatMap((wallIn) =>
    [0, 2, 6, 12, 24].flatMap((rise) =>
      (['horizontal', 'along-slope'] as const).map((reading) => ({ overhangIn, wallIn, rise, reading })),
    ),
  ),
);

function measuresOf({ reading, ...eave }: (typeof EAVES)[number]): EaveMeasures {
  const inputs = parseIceAndWaterShield({ edition: 2024, reading, eaves: [{ lengthFt: 1, ...eave }] });
  if (!inputs.ok) throw new Error('core refuses the eave');
  const [outcome] = evaluateIceAndWaterShield(inputs.value).eaves;
  return {
    ...eave,
    insideIn: 24,
    isInsideLevel: reading === 'horizontal',
    depthIn: outcome?.depthIn ?? 0,
    rows: outcome?.rows ?? 0,
    rollWidthIn: inputs.value.rollWidthIn,
    sideLapIn: inputs.value.sideLapIn,
  };
}

describe.each([
  ['wide', WIDE],
  ['narrow', NARROW],
])('any eave of the calculator on a %s sheet', (_, paper) => {
  it('CALC-2 is whole on it, with room for its dimensions', () => {
    for (const eave of EAVES) {
      const measures = measuresOf(eave);
      const sheet = sheetFor(measures, paper);
      const { edge, deck, limit, rows, wall } = eaveGeometry(measures, sheet);
      for (const { x, y } of [edge, deck.to, limit, ...rows.map(({ to }) => to)]) {
        expect(x).toBeGreaterThanOrEqual(paper.left - 0.01);
        expect(x).toBeLessThanOrEqual(paper.end + 0.01);
        expect(y).toBeGreaterThanOrEqual(20);
        expect(y).toBeLessThanOrEqual(paper.floor - 30);
      }
      expect(wall.top).toBeLessThan(paper.floor);
    }
  });

  it('CALC-2 ends the barrier at the end of the inches inside the wall, in either reading', () => {
    for (const eave of EAVES) {
      const measures = measuresOf(eave);
      const { depth, limit } = eaveGeometry(measures, sheetFor(measures, paper));
      // The outcome is given to a thousandth of an inch.
      expect(depth.to.x).toBeCloseTo(limit.x, 1);
      expect(depth.to.y).toBeCloseTo(limit.y, 1);
    }
  });
});
