import { parseAddressLine, type Point, type PointPrecision } from '@ridgeline/core/places';
import { findZipCode } from './zip-codes.ts';

/** The middle of its ZIP code is where an address lies that nobody has located. A report keeps the point alone. */
export async function precisionOf(address: string | null, point: Point): Promise<PointPrecision> {
  const line = parseAddressLine(address ?? '');
  const center = line && (await findZipCode(line.zip))?.center;
  const isCenter = center?.latitude === point.latitude && center.longitude === point.longitude;
  return isCenter ? 'zip-center' : 'street';
}
