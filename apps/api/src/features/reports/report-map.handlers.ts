import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { type MapConfig, mapOfProperty } from './map-of-property.ts';
import { findReport } from './reports.repository.ts';

// RPT-6
export function reportMapHandlers(config: MapConfig): Pick<Handlers, 'getReportMap'> {
  return {
    async getReportMap({ path, db }) {
      const report = await findReport(db, path.reportNumber);
      return report ? answer(200, await mapOfProperty(config, report)) : problem('not-found');
    },
  };
}
