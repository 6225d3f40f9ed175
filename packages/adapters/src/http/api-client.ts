import type { paths } from '@ridgeline/contract';
import type { Client } from 'openapi-fetch';

/** Provides the token for each request, so that a renewed one is used at once. Throws if it cannot be renewed now. */
export type AccessTokens = { accessToken(): Promise<string | null> };

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];
export type ApiClient = Pick<Client<paths>, Method>;

/** Answers some requests from what it has kept, where the API does not. */
export type AnswerKeeper = { ask(request: Request, send: () => Promise<Response>): Promise<Response> };

type ApiOptions = {
  readonly baseUrl: string;
  readonly tokens: AccessTokens;
  /** Loaded with the first request. */
  readonly keeper?: () => Promise<AnswerKeeper>;
  readonly fetch?: (request: Request) => Promise<Response>;
};

const TIMEOUT = 20_000;

/**
 * The typed client of the contract. Paths, parameters and responses are checked by the compiler.
 * The HTTP client is loaded with the first request: a visitor of the public pages makes none.
 */
export function apiClient(options: ApiOptions): ApiClient {
  let loading: Promise<ApiClient> | null = null;
  const client = () => {
    loading ??= loadClient(options).catch((problem: unknown) => {
      loading = null;
      throw problem;
    });
    return loading;
  };
  const methods = METHODS.map((method) => {
    const call = async (...args: unknown[]) => {
      const send = (await client())[method] as (...args: unknown[]) => unknown;
      return send(...args);
    };
    return [method, call];
  });
  return Object.fromEntries(methods) as ApiClient;
}

async function loadClient({ baseUrl, tokens, keeper, fetch: given }: ApiOptions): Promise<ApiClient> {
  const [{ default: createClient }, kept] = await Promise.all([
    import('openapi-fetch'),
    keeper?.().catch(() => undefined),
  ]);
  const send = given ?? ((request: Request) => fetch(request, { signal: AbortSignal.timeout(TIMEOUT) }));
  const sendSigned = async (request: Request): Promise<Response> => {
    const token = await tokens.accessToken();
    if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
    return send(request);
  };
  return createClient<paths>({
    baseUrl,
    fetch: (request) =>
      kept === undefined ? sendSigned(request) : kept.ask(request, () => sendSigned(request)),
  });
}
