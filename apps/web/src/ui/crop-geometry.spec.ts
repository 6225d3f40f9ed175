import { describe, expect, it } from 'vitest';
import { dragged, shownSquare, WHOLE } from './crop-geometry.ts';

const LENGTHS = [1, 7, 512, 8000];
const PLACES = [-1, -0.3, 0, 1];

describe('the crop of a picture', () => {
  it('TEAM-2 shows the whole picture in the middle before it is changed', () => {
    expect(shownSquare({ width: 400, height: 100 }, WHOLE)).toEqual({ x: 0, y: -150, side: 400 });
  });

  it('TEAM-2 shows an edge where it was moved there', () => {
    const crop = { zoom: 4, across: 1, down: -1 };
    expect(shownSquare({ width: 400, height: 400 }, crop)).toEqual({ x: 300, y: 0, side: 100 });
  });

  it.each(LENGTHS.flatMap((width) => LENGTHS.map((height) => ({ width, height }))))(
    'TEAM-2 never leaves a picture of $width by $height',
    (picture) => {
      for (const zoom of [1, 1.7, 4, 9]) {
        for (const across of PLACES) {
          for (const down of PLACES) {
            const { x, y, side } = shownSquare(picture, { zoom, across, down });
            expectInside(x, side, picture.width);
            expectInside(y, side, picture.height);
          }
        }
      }
    },
  );

  it('TEAM-2 follows the pointer, up to the edge', () => {
    const picture = { width: 400, height: 400 };
    const crop = { zoom: 2, across: 0, down: 0 };
    const before = shownSquare(picture, crop);
    const after = shownSquare(picture, dragged(picture, crop, { across: 0.25, down: 0 }));
    expect([after.x, after.y]).toEqual([before.x - 50, before.y]);
    expect(dragged(picture, crop, { across: -9, down: 9 })).toEqual({ zoom: 2, across: 1, down: -1 });
  });
});

/** A picture that is smaller than the frame stands in its middle. */
function expectInside(begin: number, side: number, length: number): void {
  if (length <= side) return expect(begin).toBeCloseTo((length - side) / 2);
  expect(begin).toBeGreaterThanOrEqual(-1e-6);
  expect(begin + side).toBeLessThanOrEqual(length + 1e-6);
}
