import { apiClient, HttpReportDocuments } from '@ridgeline/adapters/http';
import { ApiUnderTest } from '@ridgeline/api/testing';
import { reportDocumentsContract } from '@ridgeline/core/testing';
import { afterAll, beforeAll } from 'vitest';

/** Core's port of PDFs over the real API on a real Postgres, held to the same promises as its fake. */
let api: ApiUnderTest;
let address: string;

beforeAll(async () => {
  api = await ApiUnderTest.start();
  address = `${await api.api.server.listen({ port: 0, host: '127.0.0.1' })}/api`;
});

afterAll(() => api.stop());

reportDocumentsContract('HttpReportDocuments', async () => {
  const ada = await api.person();
  const { rows } = await api.sql.query<{ report_number: string }>(
    `insert into projects (owner_id, address, state, property_type, roof_type)
     values ($1, '1437 Bannock St, Denver, CO 80202', 'co', 'residential', 'steep-slope') returning report_number`,
    [ada.id],
  );
  let token: string | null = ada.token;
  const client = apiClient({ baseUrl: address, tokens: { accessToken: async () => token } });
  return {
    documents: new HttpReportDocuments(client),
    reportNumber: String(rows[0]?.report_number),
    endSession: async () => void (token = null),
  };
});
