import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { replyNotFound } from './problem-replies.ts';

/** What the web app must know before it can sign anybody in. Production changes this, not code. */
export type WebAppConfig = {
  readonly environment: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Where the user pool answers, when that is not where its region says. */
  readonly userPoolEndpoint?: string;
  /** Where the pool's own pages stand, without a protocol; left out where nobody signs in by a provider. */
  readonly userPoolDomain?: string;
};

/** Serves the built web app. Files carry their hash and are kept for ever; any other path is the app itself. */
export async function serveWebApp(app: FastifyInstance, folder: string, config: WebAppConfig): Promise<void> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  app.get('/app-config.json', (_, reply) => reply.header('cache-control', 'no-cache').send(config));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const forEver = path.includes('/assets/');
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = /^(GET|HEAD)$/.test(request.method) && !/^\/(api|assets|local)\//.test(request.url);
    if (!isPage) return replyNotFound(request, reply);
    return reply.header('cache-control', 'no-cache').type('text/html').send(page);
  });
}
