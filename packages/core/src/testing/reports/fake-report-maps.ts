import { type ReportMap, ReportMaps, type Surroundings } from '../../reports/reading/report-maps.port.ts';
import type { ReportRefusal } from '../../reports/report-refusal.ts';
import type { Report } from '../../reports/report.ts';
import { ok, type Result } from '../../shared/result.ts';
import { FakeReportServer } from './fake-report-server.ts';

const AROUND: Surroundings = {
  miles: 60,
  size: 1_200,
  counties: 'M580,600L620,580L640,620Z',
  states: '',
  names: [{ text: 'Denver', x: 605, y: 605 }],
};

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 256"><path d="M0 0h640v256z"/></svg>';

/** Passes `reportMapsContract`, as the real adapters do. */
export class FakeReportMaps extends ReportMaps {
  readonly #server: FakeReportServer;

  constructor(server: FakeReportServer = new FakeReportServer()) {
    super();
    this.#server = server;
  }

  override async of(reportNumber: string): Promise<Result<ReportMap, ReportRefusal>> {
    const found = this.#server.find(reportNumber);
    if (!found.ok) return found;
    return ok(mapOf(found.value));
  }
}

/** Every property with a point lies in Denver. */
export function mapOf({ latitude, longitude }: Pick<Report, 'latitude' | 'longitude'>): ReportMap {
  const hasPoint = latitude !== null && longitude !== null;
  return {
    satellite: null,
    locator: hasPoint ? { county: 'Denver County', state: 'co', svg: SVG, precision: 'street' } : null,
    around: hasPoint ? AROUND : null,
  };
}
