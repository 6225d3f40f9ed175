import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export type ReceivedEvent = { readonly headers: IncomingHttpHeaders; readonly body: string };

/** A system of a user's on this machine. It answers with the statuses in `answers` first, or never, then with 200. */
export async function receiver() {
  const state = { events: [] as ReceivedEvent[], answers: [] as (number | 'never')[], address: '' };
  const server = createServer(async (request, response) => {
    state.events.push({ headers: request.headers, body: await text(request) });
    const answer = state.answers.shift() ?? 200;
    if (answer !== 'never') response.writeHead(answer, { location: '/elsewhere' }).end('thanks');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  state.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks/`;
  return Object.assign(state, {
    reset(): void {
      state.events = [];
      state.answers = [];
    },
  });
}
