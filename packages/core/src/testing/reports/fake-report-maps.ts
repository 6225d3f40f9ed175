import { type ReportMap, ReportMaps, type Surroundings } from '../../reports/reading/report-maps.port.ts';
import type { ReportRefusal } from '../../reports/report-refusal.ts';
import { ok, type Result } from '../../shared/result.ts';
import { FakeReportServer } from './fake-report-server.ts';

const AROUND: Surroundings = {
  miles: 60,
  size: 1_200,
  counties: 'M580,600L620,580L640,620Z',
  states: '',
  names: [{ text: 'Denver', x: 605, y: 605 }],
};

/** Passes `reportMapsContract`, as the real adapters do: every property with a point lies in Denver. */
export class FakeReportMaps extends ReportMaps {
  readonly #server: FakeReportServer;

  constructor(server: FakeReportServer = new FakeReportServer()) {
    super();
    this.#server = server;
  }

  override async of(reportNumber: string): Promise<Result<ReportMap, ReportRefusal>> {
    const found = this.#server.find(reportNumber);
    if (!found.ok) return found;
    const { latitude, longitude } = found.value;
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 256"><path d="M0 0h640v256z"/></svg>';
    const hasPoint = latitude !== null && longitude !== null;
    return ok({
      satellite: null,
      locator: hasPoint ? { county: 'Denver County', state: 'co', svg } : null,
      around: hasPoint ? AROUND : null,
    });
  }
}
