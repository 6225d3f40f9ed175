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

type Ink = keyof typeof MAP_INKS | 'paper';

const PAPER = '#ffffff';

/** The same where the page is dark: the tokens of the web. */
const DARK_INKS: Readonly<Record<Ink, string>> = {
  paper: '#172129',
  around: '#1f2a33',
  here: '#2b3842',
  line: '#6f7e8a',
  border: '#a9b5be',
  name: '#e9edef',
  point: '#f0915f',
};

/** The map as a picture of its own, light or dark as the page that shows it. */
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
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" style="color-scheme:light dark">`,
    `<title>${escaped(county)}</title>`,
    `<rect width="${width}" height="${height}" ${inked({ fill: 'paper' })}/>`,
    `<g ${inked({ fill: 'around', stroke: 'line' })} stroke-width=".7">`,
    ...around.map((path) => `<path d="${path}"/>`),
    '</g>',
    `<path d="${here}" ${inked({ fill: 'here', stroke: 'line' })}/>`,
    `<path d="${borders}" fill="none" ${inked({ stroke: 'border' })} stroke-width="1.6"/>`,
    `<g font-family="sans-serif" font-size="11" text-anchor="middle" ${inked({ fill: 'name' })}>`,
    ...names.map(({ text, x, y }) => `<text x="${x}" y="${y}">${escaped(text)}</text>`),
    '</g>',
    `<circle cx="${point.x}" cy="${point.y}" r="5" ${inked({ fill: 'point', stroke: 'paper' })} stroke-width="1.5"/>`,
    '</svg>',
  ].join('');
}

/** As attributes for what knows one color alone, and as a pair for a browser, which takes the one of the page. */
function inked(inks: Readonly<Partial<Record<'fill' | 'stroke', Ink>>>): string {
  const colors = Object.entries(inks).map(([name, ink]) => {
    const light = ink === 'paper' ? PAPER : MAP_INKS[ink];
    return { name, light, pair: `light-dark(${light},${DARK_INKS[ink]})` };
  });
  return [
    ...colors.map(({ name, light }) => `${name}="${light}"`),
    `style="${colors.map(({ name, pair }) => `${name}:${pair}`).join(';')}"`,
  ].join(' ');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
