import { apiClient, HttpSupportDesk } from '@ridgeline/adapters/http';
import type { SupportDesk } from '@ridgeline/core/support';
import type { DeskAccess } from '../command-line/streams.ts';

const LONGEST = 20_000;
type Send = (request: Request) => Promise<Response>;

/** The support desk of an API, with a key that an operator made, or as whoever is signed in. */
export function httpDesk(access: DeskAccess, send: Send = sendWithoutRedirects): SupportDesk {
  const { api } = access;
  const client = apiClient({
    baseUrl: api.replace(/\/$/, ''),
    tokens: { accessToken: async () => ('token' in access ? access.token : null) },
    fetch: (request) => {
      if ('key' in access) request.headers.set('x-api-key', access.key);
      return send(request);
    },
  });
  return new HttpSupportDesk(client);
}

/** A redirect would carry the key to another server. */
function sendWithoutRedirects(request: Request): Promise<Response> {
  return fetch(request, { redirect: 'error', signal: AbortSignal.timeout(LONGEST) });
}
