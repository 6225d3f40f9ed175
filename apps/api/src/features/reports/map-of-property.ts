import type { operations } from '@ridgeline/contract';
import { staticMapQuery } from '@ridgeline/core/reports';
import { locatorMap } from '../places/locator-map.ts';
import { locatorSvg } from '../places/locator-svg.ts';
import { precisionOf } from '../places/point-precision.ts';
import { surroundings } from '../places/surroundings.ts';

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

function satelliteAddress(service: string | undefined, query: string | null): string | null {
  if (service === undefined || query === null) return null;
  return `${service}${service.includes('?') ? '&' : '?'}${query}`;
}
