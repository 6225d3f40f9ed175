import { drawnSize, sharedLabels, spotOf, type StormAround, type StormSpot } from '@ridgeline/core/reports';

/** A report with what its marks on the map and the chart share. */
export type StormMark = {
  readonly storm: StormAround;
  /** Its row in the table. */
  readonly number: number;
  readonly spot: StormSpot;
  /** In the pixels of the drawings. */
  readonly radius: number;
  readonly isSized: boolean;
  readonly isLargest: boolean;
};

const RADIUS = { least: 5, most: 15, unsized: 5 } as const;
/** Numbers of more marks would cover each other. */
const MOST_NUMBERED = 20;

/** The largest of those shown is marked, if it is larger than another. */
export function marksOf(storms: readonly StormAround[]): readonly StormMark[] {
  const sizes = storms.map(drawnSize);
  const known = sizes.filter((size) => size !== null);
  const most = Math.max(...known);
  const stands = new Set(known).size > 1 || known.length === 1;
  return storms.map((storm, index) => {
    const size = sizes[index] ?? null;
    return {
      storm,
      number: index + 1,
      spot: spotOf(storm),
      radius: size === null ? RADIUS.unsized : RADIUS.least + (RADIUS.most - RADIUS.least) * size,
      isSized: size !== null,
      isLargest: stands && size !== null && size === most,
    };
  });
}

type Place = { readonly x: number; readonly y: number };

/** Marks so close to each other are told by one label, beside the last of them. */
const CLOSE = 9;

/** The number beside each mark, `3, 4` beside one of two at one place; none where there are too many. */
export function numbersOf(
  marks: readonly StormMark[],
  placeOf: (mark: StormMark) => Place,
): ReadonlyMap<number, string> {
  if (marks.length > MOST_NUMBERED) return new Map();
  const labels = sharedLabels(marks.map(placeOf), CLOSE);
  return new Map([...labels].map(([index, label]) => [marks[index]?.number ?? 0, label]));
}
