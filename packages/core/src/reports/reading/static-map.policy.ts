// RPT-6
const ZOOM = 18;
const SIZE = '640x256';

export type Point = { readonly latitude: number; readonly longitude: number };

/** Six decimals are about ten centimeters. */
const PLACES = 6;

/**
 * Query for the map service: a satellite image with a small green marker on the property. Built from two numbers only;
 * null if they are not valid coordinates.
 */
export function staticMapQuery({ latitude, longitude }: Point): string | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  const point = `${written(latitude)},${written(longitude)}`;
  const question = [
    ['center', point],
    ['zoom', String(ZOOM)],
    ['size', SIZE],
    ['maptype', 'satellite'],
    ['markers', `size:small|color:green|${point}`],
  ];
  return question.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&');
}

/** Without an exponent, which the map service does not accept. */
function written(degrees: number): string {
  const digits = degrees.toFixed(PLACES).replace(/\.?0+$/, '');
  return digits === '-0' ? '0' : digits;
}
