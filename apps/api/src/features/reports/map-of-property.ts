import type { operations } from '@ridgeline/contract';
import { parseAddressLine, type Point, type PointPrecision } from '@ridgeline/core/places';
import { staticMapQuery } from '@ridgeline/core/reports';
import { locatorMap } from '../places/locator-map.ts';
import { locatorSvg } from '../places/locator-svg.ts';
import { surroundings } from '../places/surroundings.ts';
import { findZipCode } from '../places/zip-codes.ts';

/** The address of a service of static maps, with its key for browsers. Without one there is no satellite picture. */
export type MapConfig = { readonly mapService?: string };

type MapOnWire = operations['getReportMap']['responses'][200]['content']['application/json'];
type Placed = {
  readonly address: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

// RPT-6
// D RPT-6.1
export async function mapOfProperty(
  { mapService }: MapConfig,
  { address, latitude, longitude }: Placed,
): Promise<MapOnWire> {
  if (latitude === null || longitude === null) return { satellite: null, locator: null, around: null };
  const point = { latitude, longitude };
  const map = await locatorMap(point);
  const around = map && (await surroundings(point));
  return {
    satellite: satelliteAddress(mapService, staticMapQuery(point)),
    locator: map && {
      county: map.county,
      state: map.state,
      svg: locatorSvg(map),
      precision: await precisionOf(address, point),
    },
    around: around && { ...around, names: [...around.names] },
  };
}

/** The middle of its ZIP code is where an address lies that nobody has located. A report keeps the point alone. */
async function precisionOf(address: string | null, point: Point): Promise<PointPrecision> {
  const line = parseAddressLine(address ?? '');
  const center = line && (await findZipCode(line.zip))?.center;
  const isCenter = center?.latitude === point.latitude && center.longitude === point.longitude;
  return isCenter ? 'zip-center' : 'street';
}

function satelliteAddress(service: string | undefined, query: string | null): string | null {
  if (service === undefined || query === null) return null;
  return `${service}${service.includes('?') ? '&' : '?'}${query}`;
}
