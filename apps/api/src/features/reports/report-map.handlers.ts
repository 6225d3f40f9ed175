import { staticMapQuery } from '@ridgeline/core/reports';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { surroundings } from '../places/surroundings.ts';
import { locatorMap } from '../places/locator-map.ts';
import { locatorSvg } from '../places/locator-svg.ts';
import { findReport } from './reports.repository.ts';

/** The address of a service of static maps, with its key for browsers. Without one there is no satellite picture. */
export type MapConfig = { readonly mapService?: string };

// RPT-6
// D RPT-6.1
export function reportMapHandlers({ mapService }: MapConfig): Pick<Handlers, 'getReportMap'> {
  return {
    async getReportMap({ path, db }) {
      const report = await findReport(db, path.reportNumber);
      if (!report) return problem('not-found');
      const { latitude, longitude } = report;
      if (latitude === null || longitude === null) {
        return answer(200, { satellite: null, locator: null, around: null });
      }
      const point = { latitude, longitude };
      const map = await locatorMap(point);
      const around = map && (await surroundings(point));
      return answer(200, {
        satellite: satelliteAddress(mapService, staticMapQuery(point)),
        locator: map && { county: map.county, state: map.state, svg: locatorSvg(map) },
        around: around && { ...around, names: [...around.names] },
      });
    },
  };
}

function satelliteAddress(service: string | undefined, query: string | null): string | null {
  if (service === undefined || query === null) return null;
  return `${service}${service.includes('?') ? '&' : '?'}${query}`;
}
