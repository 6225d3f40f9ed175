import { apiClient, HttpReportGateway } from '@ridgeline/adapters/http';
import type { ReportGateway } from '@ridgeline/core/reports';

/** The reports of whoever is signed in at an API. */
export function httpReports(api: string, accessToken: () => Promise<string | null>): ReportGateway {
  return new HttpReportGateway(apiClient({ baseUrl: api, tokens: { accessToken } }));
}
