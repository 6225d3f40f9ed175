import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { CALCULATOR_TYPES, pathTo, ROUTES } from '@ridgeline/core/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyNotFound } from './problem-replies.ts';
import { readerLanguage } from './reader-language.ts';

/** Configuration that the web app needs before sign-in. It differs in production; the code is the same. */
export type WebAppConfig = {
  readonly environment: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** The user pool's endpoint, if it is not the default one of its region. */
  readonly userPoolEndpoint?: string;
  /** The domain of the pool's hosted pages; absent if sign-in by a provider is not set up. */
  readonly userPoolDomain?: string;
  /** The operator's own pages, by name; others are pages of the app, or are not offered. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Absent if nothing can be bought. */
  readonly cards?: {
    readonly publishableKey: string;
    /** Our own file in the place of Stripe's script, on one machine. */
    readonly script?: string;
  };
  /** AUTH-9: absent if Google's one-tap prompt is not set up. */
  readonly oneTap?: {
    readonly clientId: string;
    /** Our own file in the place of Google's script, on one machine. */
    readonly script?: string;
  };
};

/** Serves the built web app. File names contain a hash and are cached forever; any other path returns the app itself. */
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
  for (const [path, page] of Object.entries(FIRST_PAGES)) {
    app.get(path, (request, reply) => sendPage(reply, pageFor(request, page)));
  }
  await serveDocs(app, folder);
  app.setNotFoundHandler((request, reply) => {
    const isPage = /^(GET|HEAD)$/.test(request.method) && !/^\/(api|assets|local)\//.test(request.url);
    if (!isPage) return replyNotFound(request, reply);
    return sendPage(reply, 'index.html');
  });
}

/**
 * The pages of the docs, `/docs/guide/start` from `docs/guide/start.html`, where they are built (ADR 51). Only names that were found
 * at the start are looked up, so that no path leads out of the folder.
 */
async function serveDocs(app: FastifyInstance, folder: string): Promise<void> {
  const files = await readdir(join(folder, 'docs'), { recursive: true }).catch(() => []);
  const pages = new Set(
    files.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.html')),
  );
  if (pages.size === 0) return;
  app.get('/docs', (_, reply) => reply.sendFile('docs/index.html'));
  app.get<{ Params: { '*': string } }>('/docs/*', (request, reply) => {
    const name = request.params['*'].replace(/\/$/, '');
    const wanted = [`${name}.html`, `${name}/index.html`.replace(/^\//, '')].find((file) => pages.has(file));
    if (wanted !== undefined) return reply.sendFile(`docs/${wanted}`);
    const missing = name.startsWith('es/') ? 'es/404.html' : '404.html';
    return reply.code(404).sendFile(`docs/${missing}`);
  });
}

/** The screens that the build has prerendered. */
const FIRST_PAGES: Readonly<Record<string, FirstPage>> = {
  [pathTo('splash')]: { screen: 'splash', isSameWithQuery: true },
  [pathTo('login')]: { screen: 'login' },
  [pathTo('sampleReport')]: { screen: 'report', isSameWithQuery: true },
  [ROUTES.publicReport.pattern]: { screen: 'public-report', isSameWithQuery: true },
  ...Object.fromEntries(
    CALCULATOR_TYPES.map((type) => [pathTo('estimate', { type }), { screen: `${type}-calculator` }]),
  ),
};

type FirstPage = {
  readonly screen: string;
  /** What is prerendered of it is right for any query. */
  readonly isSameWithQuery?: boolean;
};

/**
 * Visitors who are not known to be signed in get the prerendered page, in their language. For others it would only flash,
 * and a URL with a query may show something else than was prerendered.
 */
function pageFor({ headers, query }: FastifyRequest, { screen, isSameWithQuery = false }: FirstPage): string {
  const isKnown = headers.cookie?.includes('ridgeline.login=') === true;
  const saysMore = !isSameWithQuery && Object.keys(Object(query)).length > 0;
  if (isKnown || saysMore) return 'index.html';
  return `${screen}.${readerLanguage(headers['accept-language'])}.html`;
}

function sendPage(reply: FastifyReply, file: string): FastifyReply {
  return reply.header('vary', 'accept-encoding, accept-language, cookie').sendFile(file);
}
