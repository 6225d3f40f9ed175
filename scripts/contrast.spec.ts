import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('../apps/web/src/ui/tokens.css', import.meta.url), 'utf8');

type Theme = 'light' | 'dark';
type Colour = readonly [red: number, green: number, blue: number];

/** Every `--name: light-dark(#light, #dark)` of the file. */
const COLOURS: ReadonlyMap<string, Readonly<Record<Theme, string>>> = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

const GROUNDS = ['paper', 'card', 'sunken', 'float'];
const TONES = ['accent', 'info', 'ok', 'warn', 'danger'];

/** Pairs of text and background. */
const TEXTS: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((ink) => GROUNDS.map((ground) => [ink, ground] as const)),
  ...TONES.flatMap((tone) => GROUNDS.map((ground) => [tone, ground] as const)),
  ...TONES.flatMap((tone) => ['ink', 'ink-2', tone].map((text) => [text, `${tone}-soft`] as const)),
  ...['accent', 'accent-hover', 'accent-press'].map((ground) => ['on-accent', ground] as const),
  ...['danger', 'danger-hover'].map((ground) => ['on-danger', ground] as const),
  ['paper', 'ink'],
];

/** Lines that mark a control, the selected one, or the focused one, with their background. */
const LINES: readonly (readonly [line: string, ground: string])[] = [
  ...GROUNDS.map((ground) => ['line', ground] as const),
  ...GROUNDS.map((ground) => ['accent', ground] as const),
  ...GROUNDS.map((ground) => ['danger', ground] as const),
  ['ink-3', 'hairline'],
  ['accent', 'accent-soft'],
  ['accent', 'hairline'],
];

describe.each<Theme>(['light', 'dark'])('the colours in %s', (theme) => {
  it.each(TEXTS)('%s is read on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(LINES)('%s is seen on %s', (line, ground) => {
    expect(contrast(colour(line, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});

describe('the measure of contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    expect(contrast([120, 80, 40], [120, 80, 40])).toBe(1);
  });

  it('agrees with the published value of #767676 on white', () => {
    expect(contrast(parse('#767676'), parse('#ffffff'))).toBeCloseTo(4.54, 2);
  });
});

function colour(name: string, theme: Theme): Colour {
  const pair = COLOURS.get(name);
  if (!pair) throw new Error(`tokens.css has no colour --${name}`);
  return parse(pair[theme]);
}

function parse(hex: string): Colour {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** WCAG 2.2, contrast ratio. */
function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
