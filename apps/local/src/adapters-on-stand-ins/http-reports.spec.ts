import { apiClient, HttpProjectLists } from '@ridgeline/adapters/http';
import { ApiUnderTest, type Person } from '@ridgeline/api/testing';
import { projectListsContract, type ProjectRow } from '@ridgeline/core/testing';
import { afterAll, beforeAll } from 'vitest';

/** Core's ports of projects over the real API on a real Postgres, held to the same promises as the fakes. */
let api: ApiUnderTest;
let address: string;

beforeAll(async () => {
  api = await ApiUnderTest.start();
  address = `${await api.api.server.listen({ port: 0, host: '127.0.0.1' })}/api`;
});

afterAll(() => api.stop());

projectListsContract('HttpProjectLists', async (mine, colleagues) => {
  await api.sql.query('delete from projects');
  const [ada, grace] = [await api.person(), await api.person()];
  const teamId = await api.team(ada, [[grace, 'member']]);
  for (const row of mine) await insert(ada, row);
  for (const row of colleagues) await insert(grace, row);
  let token: string | null = ada.token;
  const client = apiClient({ baseUrl: address, tokens: { accessToken: async () => token } });
  return {
    lists: new HttpProjectLists(client),
    me: `us-east-1:${ada.id}`,
    colleague: `us-east-1:${grace.id}`,
    teamId,
    endSession: async () => void (token = null),
  };
});

async function insert(owner: Person, row: ProjectRow): Promise<void> {
  await api.sql.query(
    `insert into projects (report_number, owner_id, address, state, jurisdiction, created_at, includes,
       property_type, roof_type)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      row.reportNumber,
      owner.id,
      row.address,
      row.state,
      row.municipality,
      new Date(row.createdAt),
      row.includes,
      row.propertyType,
      row.roofType,
    ],
  );
}
