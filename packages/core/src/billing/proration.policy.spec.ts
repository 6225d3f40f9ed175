import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY } from '../shared/instant.ts';
import { instants } from '../testing/plans/plan.arbitrary.ts';
import { totalOf } from './money.ts';
import { prorations, unusedPart, usedPart, type Span } from './proration.policy.ts';

const start = Date.parse('2026-03-01T00:00:00Z');
const month: Span = { start, end: start + 30 * DAY };

const prices = fc.integer({ min: 0, max: 10_000_000 });
const spans = fc
  .tuple(instants(), fc.integer({ min: 0, max: 366 * DAY }))
  .map(([from, length]): Span => ({ start: from, end: from + length }));

describe('prorations', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [1, 0],
    [10 * DAY, 3300],
    [15 * DAY, 4950],
    [30 * DAY - 1, 9900],
    [30 * DAY, 9900],
    [31 * DAY, 9900],
  ])('PLAN-9 after %d ms of a month, %d of 9900 cents are used up', (after, used) => {
    expect(usedPart(9900, month, start + after)).toBe(used);
    expect(unusedPart(9900, month, start + after)).toBe(9900 - used);
  });

  it('PLAN-9 of a month in three parts are the price, though a third of it is no whole cent', () => {
    const parts = prorations(100, month, [start + 20 * DAY, start + 10 * DAY, start + 10 * DAY]);
    expect(parts).toEqual([
      { start, end: start + 10 * DAY, amount: 33 },
      { start: start + 10 * DAY, end: start + 20 * DAY, amount: 34 },
      { start: start + 20 * DAY, end: start + 30 * DAY, amount: 33 },
    ]);
  });

  it('PLAN-9 are not cut outside of the span or at its edges', () => {
    expect(prorations(100, month, [start - 1, start, month.end, month.end + 1])).toEqual([
      { ...month, amount: 100 },
    ]);
  });

  it('PLAN-9 of a span of no length are the price, used up at once', () => {
    const moment: Span = { start, end: start };
    expect(prorations(100, moment, [start])).toEqual([{ ...moment, amount: 100 }]);
    expect([usedPart(100, moment, start - 1), usedPart(100, moment, start)]).toEqual([0, 100]);
  });

  it('PLAN-9 sum to the price wherever the span is cut, follow one another, and none is negative', () => {
    fc.assert(
      fc.property(
        prices,
        spans,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
        (price, span, places) => {
          const cuts = places.map((place) => Math.round(span.start + place * (span.end - span.start)));
          const parts = prorations(price, span, cuts);
          expect(totalOf(parts.map(({ amount }) => amount))).toBe(price);
          expect(parts[0]?.start).toBe(span.start);
          expect(parts.at(-1)?.end).toBe(span.end);
          parts.forEach((part, n) => {
            expect(part.amount).toBeGreaterThanOrEqual(0);
            if (n > 0) expect(part.start).toBe(parts[n - 1]?.end);
          });
        },
      ),
    );
  });

  it('PLAN-9 what is used and what is not are the price at every moment, and what is used only grows', () => {
    fc.assert(
      fc.property(prices, spans, instants(), fc.nat(400 * DAY), (price, span, at, later) => {
        expect(usedPart(price, span, at) + unusedPart(price, span, at)).toBe(price);
        expect(usedPart(price, span, at + later)).toBeGreaterThanOrEqual(usedPart(price, span, at));
        expect(usedPart(price, span, span.end)).toBe(price);
      }),
    );
  });
});
