import fastifyStatic from '@fastify/static';
import { LOCALES } from '@ridgeline/core/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
  for (const [path, screen] of Object.entries(FIRST_PAGES)) {
    app.get(path, (request, reply) => sendPage(reply, pageFor(request, screen)));
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = /^(GET|HEAD)$/.test(request.method) && !/^\/(api|assets|local)\//.test(request.url);
    if (!isPage) return replyNotFound(request, reply);
    return sendPage(reply, 'index.html');
  });
}

/** The screens that the build has drawn into a page of their own. */
const FIRST_PAGES = { '/': 'splash', '/login': 'login' };

/**
 * Whoever is not known to be signed in reads it at once, in their language; for all others it would flash by, and so
 * would one that is asked for with a query, which says more than was drawn.
 */
function pageFor({ headers, query }: FastifyRequest, screen: string): string {
  const isKnown = headers.cookie?.includes('ridgeline.login=') === true;
  const saysMore = screen !== 'splash' && Object.keys(Object(query)).length > 0;
  if (isKnown || saysMore) return 'index.html';
  const tags = (headers['accept-language'] ?? '').toLowerCase().split(',');
  const locale = tags
    .map((tag) => tag.trim().slice(0, 2))
    .find((tag) => LOCALES.some((known) => known === tag));
  return `${screen}.${locale ?? 'en'}.html`;
}

function sendPage(reply: FastifyReply, file: string): FastifyReply {
  return reply.header('vary', 'accept-encoding, accept-language, cookie').sendFile(file);
}
