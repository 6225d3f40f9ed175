import { apiClient, type ApiClient } from '@ridgeline/adapters/http';
import { apiForSpecs, type ApiUnderTest, type Person } from '@ridgeline/api/testing';

/** A browser's connection to the API: its session may end or change to another person's, and its network may fail. */
export type BrowserSession = {
  readonly client: ApiClient;
  readonly signInAs: (person: Pick<Person, 'token'> | null) => void;
  readonly end: () => Promise<void>;
  readonly goOffline: () => Promise<void>;
  readonly goOnline: () => Promise<void>;
};

/** The real API on a real Postgres for the specs of one file, called over the network. */
export type ApiSuite = {
  readonly api: ApiUnderTest;
  readonly address: string;
  /** Without a person: a visitor's session, until one signs in. */
  readonly sessionOf: (person: Pick<Person, 'token'> | null) => BrowserSession;
};

/** Await it at the top of the file, like `apiForSpecs`. */
export async function apiSuite(...how: Parameters<typeof apiForSpecs>): Promise<ApiSuite> {
  const api = await apiForSpecs(...how);
  const address = `${await api.api.server.listen({ port: 0, host: '127.0.0.1' })}/api`;
  return { api, address, sessionOf: (person) => sessionAt(address, person) };
}

function sessionAt(baseUrl: string, person: Pick<Person, 'token'> | null): BrowserSession {
  let token = person?.token ?? null;
  let online = true;
  const client = apiClient({
    baseUrl,
    tokens: { accessToken: async () => token },
    fetch: (request) => (online ? fetch(request) : Promise.reject(new TypeError('no network'))),
  });
  return {
    client,
    signInAs: (another) => void (token = another?.token ?? null),
    end: async () => void (token = null),
    goOffline: async () => void (online = false),
    goOnline: async () => void (online = true),
  };
}
