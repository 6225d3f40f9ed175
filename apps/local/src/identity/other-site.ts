import type { FastifyInstance } from 'fastify';

/**
 * The pool and the providers are other sites, which do not isolate a popup from its opener as our own pages do: a popup
 * that came back from isolated pages would look closed to its opener (AUTH-8, ADR 14).
 */
export function answerAsOtherSite(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-opener-policy', 'unsafe-none');
  });
}
