import type { paths } from '@ridgeline/contract';
import createClient, { type Client } from 'openapi-fetch';

/** Where the token of a request comes from: it is asked for at each call, so that a renewed one is used at once. */
export type AccessTokens = { accessToken(): Promise<string | null> };

export type ApiClient = Client<paths>;

const TIMEOUT = 20_000;

/** The typed client of the contract. Paths, parameters and answers are the contract's; a wrong one does not compile. */
export function apiClient(options: {
  readonly baseUrl: string;
  readonly tokens: AccessTokens;
  readonly fetch?: (request: Request) => Promise<Response>;
}): ApiClient {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    fetch: options.fetch ?? ((request) => fetch(request, { signal: AbortSignal.timeout(TIMEOUT) })),
  });
  client.use({
    async onRequest({ request }) {
      const token = await options.tokens.accessToken();
      if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
      return request;
    },
  });
  return client;
}
