import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aStormAround } from '../../testing/reports/storm-around.builder.ts';
import {
  drawnSize,
  firstDistance,
  ringsOf,
  sharedLabels,
  spotOf,
  STORM_DISTANCES,
  stormDays,
  stormsWithin,
  timeAxis,
} from './storm-picture.policy.ts';

const timeZone = 'America/Chicago';
const storms = fc.array(
  fc
    .record({
      tenths: fc.integer({ min: 0, max: 500 }),
      bearing: fc.option(fc.integer({ min: 0, max: 359 })),
      hour: fc.integer({ min: 0, max: 96 }),
    })
    .map(({ tenths, bearing, hour }) =>
      aStormAround({
        miles: (tenths / 10).toFixed(1),
        bearing,
        at: new Date(Date.UTC(2018, 5, 15, hour)).toISOString(),
      }),
    ),
  { maxLength: 30 },
);

describe('a picture of storms', () => {
  it('RPT-7 marks at one place share a label, beside the last of them', () => {
    const at = (...places: number[]) => places.map((x) => ({ x, y: 0 }));
    expect([...sharedLabels(at(0, 1, 2, 90, 3, 40, 41), 7)]).toEqual([
      [4, '1–3, 5'],
      [3, '4'],
      [6, '6, 7'],
    ]);
    expect(sharedLabels([], 7).size).toBe(0);
  });

  it.each([
    ['north', 0, { east: 0, north: 13.5 }],
    ['east', 90, { east: 13.5, north: 0 }],
    ['south-west', 225, { east: -9.546, north: -9.546 }],
    ['here', null, { east: 0, north: 0 }],
  ])('RPT-2 puts a report to the %s where it is', (_, bearing, spot) => {
    const { east, north } = spotOf(aStormAround({ bearing }));
    expect(east).toBeCloseTo(spot.east, 3);
    expect(north).toBeCloseTo(spot.north, 3);
  });

  it('RPT-2 law: a report is as far from the middle as it is told to be', () => {
    fc.assert(
      fc.property(storms, (rows) => {
        for (const row of rows) {
          const { east, north } = spotOf(row);
          const away = row.bearing === null ? 0 : Number(row.miles);
          expect(Math.hypot(east, north)).toBeCloseTo(away, 9);
        }
      }),
    );
  });

  it('RPT-2 draws a larger one larger, knots beside mph, and one without a size apart', () => {
    const sizes = (unit: 'in' | 'mph' | 'knots', ...amounts: string[]) =>
      amounts.map((amount) => drawnSize({ size: { amount, unit } }));
    expect(sizes('in', '0.25', '0.50', '2.25', '4.00', '4.50')).toEqual([0, 0, 0.5, 1, 1]);
    expect(sizes('mph', '50', '80', '110')).toEqual([0, 0.5, 1]);
    expect(sizes('knots', '69.5')[0]).toBeCloseTo(0.5, 2);
    expect(drawnSize({ size: null })).toBeNull();
  });

  it('RPT-2 law: every report is of one of its days, and the days are told newest first', () => {
    fc.assert(
      fc.property(storms, (rows) => {
        const days = stormDays({ rows, timeZone });
        expect(days.map(({ day }) => day)).toEqual(
          days
            .map(({ day }) => day)
            .toSorted()
            .toReversed(),
        );
        for (const { day, reports } of days) {
          expect(stormsWithin({ rows, timeZone }, { withinMiles: 50, day })).toHaveLength(reports);
        }
        expect(days.reduce((sum, { reports }) => sum + reports, 0)).toBe(rows.length);
      }),
    );
  });

  it('RPT-2 law: a farther distance shows no fewer, and those of a nearer one are among them', () => {
    fc.assert(
      fc.property(storms, (rows) => {
        const shown = STORM_DISTANCES.map((withinMiles) =>
          stormsWithin({ rows, timeZone }, { withinMiles, day: null }),
        );
        for (const [index, nearer] of shown.slice(0, -1).entries()) {
          expect(shown[index + 1]).toEqual(expect.arrayContaining([...nearer]));
        }
        expect(shown.at(-1)).toEqual(rows);
      }),
    );
  });

  it('RPT-2 begins at the nearest distance that shows some of them', () => {
    const at = (...miles: string[]) => ({ rows: miles.map((one) => aStormAround({ miles: one })) });
    expect(firstDistance(at())).toBe(50);
    expect(firstDistance(at('0.5'))).toBe(5);
    expect(firstDistance(at('0.5', '47.1'))).toBe(50);
    expect(firstDistance(at('0.5', '1', '2', '3', '9', '47.1'))).toBe(10);
  });
});

describe('the rings and the axis of a picture of storms', () => {
  const HOUR = 3_600_000;
  it.each([
    [5, [1, 3, 5]],
    [10, [3, 5, 10]],
    [25, [5, 10, 25]],
    [50, [10, 25, 50]],
  ])('RPT-2 has, within %d miles, rings of %j', (miles, rings) => {
    expect(ringsOf(miles)).toEqual(rings);
  });

  it('RPT-2 begins before the first report and ends after the last one', () => {
    const [first, last] = [Date.UTC(2018, 5, 15, 12), Date.UTC(2018, 5, 15, 18)];
    const reports = [first, last].map((at) => aStormAround({ at: new Date(at).toISOString() }));
    const { from, to, marks } = timeAxis(reports, timeZone, 'en');
    expect(marks.map(({ at }) => at)).toEqual([first, (first + last) / 2, last]);
    expect(marks.map(({ text }) => text)).toEqual(['7:00 AM', '10:00 AM', '1:00 PM']);
    expect(from).toBeLessThan(first);
    expect(to).toBeGreaterThan(last);
  });

  it('RPT-2 has room for a single report, and for none', () => {
    const { from, to, marks } = timeAxis([aStormAround()], timeZone, 'en');
    expect(marks).toHaveLength(1);
    expect(to - from).toBe(HOUR);
    expect(timeAxis([], timeZone, 'en')).toEqual({ from: 0, to: HOUR, marks: [] });
  });

  it.each([
    ['2018-09-15T22:45:00.000Z', ['Jun 15, 2018', 'Jul 31, 2018', 'Sep 15, 2018']],
    ['2038-06-15T22:45:00.000Z', ['Jun 2018', 'Jun 2028', 'Jun 2038']],
  ])('RPT-2 tells days or months of a longer time, to %s', (at, texts) => {
    expect(
      timeAxis([aStormAround(), aStormAround({ at })], timeZone, 'en').marks.map(({ text }) => text),
    ).toEqual(texts);
  });
});
