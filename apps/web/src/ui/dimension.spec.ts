import { describe, expect, it } from 'vitest';
import { dimension } from './dimension.ts';

describe('a dimension', () => {
  it('lies above a thing that runs to the right, with its label above the line', () => {
    const { line, label } = dimension({ x: 0, y: 100 }, { x: 60, y: 100 }, 20);
    expect(line.from.y).toBeCloseTo(80);
    expect(line.to.y).toBeCloseTo(80);
    expect(label.x).toBeCloseTo(30);
    expect(label.y).toBeLessThan(80);
    expect(label.angle).toBeCloseTo(0);
  });

  it('lies below with a negative offset, and its label still stands above the line', () => {
    const { line, label } = dimension({ x: 0, y: 100 }, { x: 60, y: 100 }, -20);
    expect(line.from.y).toBeCloseTo(120);
    expect(label.y).toBeLessThan(120);
  });

  it('reaches a little past what it measures', () => {
    const { line } = dimension({ x: 0, y: 0 }, { x: 60, y: 0 }, 20);
    expect(line.from.x).toBeLessThan(0);
    expect(line.to.x).toBeGreaterThan(60);
  });

  it.each([
    [
      { x: 0, y: 0 },
      { x: 0, y: 50 },
    ],
    [
      { x: 0, y: 50 },
      { x: 0, y: 0 },
    ],
  ])('reads an upright measure from the right side of the sheet', (from, to) => {
    expect(dimension(from, to, 20).label.angle).toBeCloseTo(-90);
  });

  it.each([0, 30, 60, 120, 150, 180, 210, 240, 300, 330])('is never upside down at %i degrees', (degrees) => {
    const turn = (degrees * Math.PI) / 180;
    const { label } = dimension({ x: 0, y: 0 }, { x: 50 * Math.cos(turn), y: 50 * Math.sin(turn) }, 10);
    expect(label.angle).toBeGreaterThanOrEqual(-90);
    expect(label.angle).toBeLessThan(90);
  });

  it('marks both ends where the extensions end', () => {
    const { ticks, extensions } = dimension({ x: 0, y: 0 }, { x: 40, y: 0 }, 12);
    const middles = ticks.map(({ from, to }) => (from.x + to.x) / 2);
    expect(middles[0]).toBeCloseTo(0);
    expect(middles[1]).toBeCloseTo(40);
    expect(extensions.map((extension) => extension.to.x)).toEqual([0, 40]);
  });

  it('draws a measure of nothing without breaking', () => {
    const { line } = dimension({ x: 5, y: 5 }, { x: 5, y: 5 }, 10);
    expect(Number.isFinite(line.from.x + line.to.y)).toBe(true);
  });
});
