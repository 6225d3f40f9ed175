import type { FastifyPluginAsync } from 'fastify';
import { escaped } from '../federation/provider/page.ts';

/** An event as it arrived, the newest first. */
export type ReceivedEvent = {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
};

const MOST = 100;

/**
 * `/local/webhooks`: a system that is told of events. It accepts each at `/local/webhooks/<anything>`, and refuses those
 * at `/local/webhooks/refuses/<anything>`. What arrived is forgotten when the process ends.
 */
export function webhookReceiver(): FastifyPluginAsync {
  const received: ReceivedEvent[] = [];
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
    app.post<{ Params: { '*': string } }>('/webhooks/*', async ({ url, headers, body, params }, reply) => {
      received.unshift({ path: url, headers, body: String(body) });
      received.splice(MOST);
      if (params['*'].startsWith('refuses/')) return reply.code(500).send('This path refuses every event.');
      return reply.code(204).send();
    });
    app.get('/webhooks.json', async () => received);
    app.get('/webhooks', async (_, reply) => reply.type('text/html').send(page(received)));
  };
}

function page(received: readonly ReceivedEvent[]): string {
  const rows = received.map(
    ({ path, headers, body }) =>
      `<article><h2>${escaped(path)}</h2><pre>${escaped(JSON.stringify(headers, null, 2))}</pre><pre>${escaped(body)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Webhooks</title>
    <main><h1>Webhooks that arrived</h1>${rows.join('') || '<p>None yet.</p>'}</main></html>`;
}
