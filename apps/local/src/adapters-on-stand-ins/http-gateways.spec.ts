import {
  apiClient,
  HttpAccountDirectory,
  HttpAllowanceGateway,
  HttpProfileGateway,
  HttpProjectGateway,
} from '@ridgeline/adapters/http';
import { ApiUnderTest, type Person } from '@ridgeline/api/testing';
import {
  accountDirectoryContract,
  allowanceGatewayContract,
  profileGatewayContract,
  projectGatewayContract,
  type ProjectRow,
} from '@ridgeline/core/testing';
import { afterAll, beforeAll } from 'vitest';

/** Core's gateways over the real API on a real Postgres, held to the same promises as the fakes. */
let api: ApiUnderTest;
let address: string;

beforeAll(async () => {
  api = await ApiUnderTest.start();
  address = `${await api.api.server.listen({ port: 0, host: '127.0.0.1' })}/api`;
});

afterAll(() => api.stop());

projectGatewayContract(
  'HttpProjectGateway',
  async (rows) => {
    await api.sql.query('delete from projects');
    const ada = await api.person();
    const session = sessionOf(ada);
    for (const row of rows) await insert(ada, row);
    return {
      projects: new HttpProjectGateway(session.client),
      insert: (row) => insert(ada, row),
      endSession: session.end,
    };
  },
  { runs: 8 },
);

profileGatewayContract('HttpProfileGateway', async () => {
  const ada = await api.person();
  const session = sessionOf(ada);
  return {
    profiles: new HttpProfileGateway(session.client),
    person: { userId: `us-east-1:${ada.id}`, email: ada.email, givenName: 'Ada', familyName: 'Marsh' },
    endSession: session.end,
    goOffline: session.goOffline,
  };
});

allowanceGatewayContract('HttpAllowanceGateway', async () => {
  const ada = await api.person();
  const session = sessionOf(ada);
  return {
    allowances: new HttpAllowanceGateway(session.client),
    userId: `us-east-1:${ada.id}`,
    endSession: session.end,
    goOffline: session.goOffline,
  };
});

accountDirectoryContract('HttpAccountDirectory', async () => {
  const [native, google, apple] = await Promise.all(
    ['cognito', 'google', 'apple'].map((signsInBy) => api.person({ signsInBy })),
  );
  return {
    directory: new HttpAccountDirectory(sessionOf(null).client),
    emails: {
      'cognito-account': native?.email ?? '',
      'google-account': google?.email ?? '',
      'apple-account': apple?.email ?? '',
    },
    nobody: 'nobody@example.com',
  };
});

/** A client as one person’s browser has it, whose session may end and whose network may go. */
function sessionOf(person: Person | null) {
  let token = person?.token ?? null;
  let online = true;
  const client = apiClient({
    baseUrl: address,
    tokens: { accessToken: async () => token },
    fetch: (request) => (online ? fetch(request) : Promise.reject(new TypeError('no network'))),
  });
  return {
    client,
    end: async () => void (token = null),
    goOffline: async () => void (online = false),
  };
}

async function insert(owner: Person, row: ProjectRow): Promise<void> {
  await api.sql.query(
    `insert into projects (report_number, owner_id, address, state, jurisdiction, created_at, includes,
       property_type, roof_type, archived_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $10 then now() end)`,
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
      row.archived,
    ],
  );
}
