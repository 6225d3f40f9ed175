import type { LocatorMap } from './locator-map.ts';

/** The colors of the map, on paper and on a screen. */
export const MAP_INKS = {
  around: '#eef1f4',
  here: '#d3dfec',
  line: '#9aa7b5',
  border: '#5b6b7c',
  name: '#3c4a58',
  point: '#b3261e',
} as const;

/** The map as a picture of its own. */
export function locatorSvg({
  width,
  height,
  county,
  here,
  around,
  borders,
  names,
  point,
}: LocatorMap): string {
  const { line } = MAP_INKS;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(county)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...around.map(
      (path) => `<path d="${path}" fill="${MAP_INKS.around}" stroke="${line}" stroke-width=".7"/>`,
    ),
    `<path d="${here}" fill="${MAP_INKS.here}" stroke="${line}"/>`,
    `<path d="${borders}" fill="none" stroke="${MAP_INKS.border}" stroke-width="1.6"/>`,
    `<g font-family="sans-serif" font-size="11" text-anchor="middle" fill="${MAP_INKS.name}">`,
    ...names.map(({ text, x, y }) => `<text x="${x}" y="${y}">${escaped(text)}</text>`),
    '</g>',
    `<circle cx="${point.x}" cy="${point.y}" r="5" fill="${MAP_INKS.point}" stroke="#fff" stroke-width="1.5"/>`,
    '</svg>',
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
