import { apiClient, HttpPdfBatches } from '@ridgeline/adapters/http';
import type { PdfBatches } from '@ridgeline/core/reports';

/** The batches of whoever is signed in at an API. */
export function httpBatches(api: string, accessToken: () => Promise<string | null>): PdfBatches {
  return new HttpPdfBatches(apiClient({ baseUrl: api, tokens: { accessToken } }));
}
