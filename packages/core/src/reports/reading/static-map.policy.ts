// RPT-6
const ZOOM = 18;
const SIZE = '640x256';

export type Point = { readonly latitude: number; readonly longitude: number };

/** Six places are about ten centimetres. */
const PLACES = 6;

/**
 * The question to put to the map service for a satellite image with a small green marker on the property.
 * It is made from two numbers and nothing else; null where they are no point of the earth.
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

/** Never with an exponent, which the map service would not read. */
function written(degrees: number): string {
  const digits = degrees.toFixed(PLACES).replace(/\.?0+$/, '');
  return digits === '-0' ? '0' : digits;
}
