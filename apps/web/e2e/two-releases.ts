import { createServer, request, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local world behind another address, as its operator would run it while a new build of the web app is rolled out. */
export type RolledOut = {
  readonly address: string;
  /** From now on there is another build: the same code, under other file names. */
  release(): void;
  /** How often a file was asked for whose path begins so. */
  timesAsked(path: string): number;
  /** Whether the API answers. */
  setApi(isThere: boolean): void;
  /** Whether anything is answered at all, also to a service worker, which a walk's `setOffline` does not always reach. */
  setLine(isThere: boolean): void;
  stop(): Promise<void>;
};

const TEXT = /javascript|json|html|css|manifest|text/;
/** In the service worker, as its bundler writes it. */
const RELEASE_ID = /(\bid:["'`])(?=[\w-]{12}["'`],app:)/g;
/** Not copied: the body is decompressed and rewritten, so that no copy of it is that of the world. */
const OF_THE_TRANSFER = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'etag',
  'last-modified',
]);

export async function rollOut(world: string): Promise<RolledOut> {
  let isNext = false;
  let hasApi = true;
  let hasLine = true;
  const times = new Map<string, number>();
  const assets = await assetsOf(world);
  const server = createServer((asked, response) => {
    const path = asked.url ?? '/';
    times.set(path, (times.get(path) ?? 0) + 1);
    if (!hasLine) return void asked.socket.destroy();
    if (!hasApi && path.startsWith('/api')) return void response.writeHead(503).end();
    const headers = { ...asked.headers, host: new URL(world).host, 'accept-encoding': 'identity' };
    const origin = isNext ? path.replace('/assets/next-', '/assets/') : path;
    const passed = request(world + origin, { method: asked.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => void chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const isText = TEXT.test(answer.headers['content-type'] ?? '');
        pass(response, answer.statusCode ?? 502, answer.headers, isText ? rewritten(body, path) : body);
      });
    });
    passed.on('error', () => response.destroy());
    asked.pipe(passed);
  });
  let own = '';

  function rewritten(body: Buffer, path: string): Buffer {
    const text = body.toString().replaceAll(world, own);
    if (!isNext) return Buffer.from(text);
    const next = text.replace(assets, 'next-$&');
    return Buffer.from(path === '/sw.js' ? next.replace(RELEASE_ID, '$1next') : next);
  }

  function pass(response: ServerResponse, status: number, headers: IncomingHttpHeaders, body: Buffer): void {
    for (const [name, value] of Object.entries(headers)) {
      if (value === undefined || OF_THE_TRANSFER.has(name)) continue;
      response.setHeader(name, typeof value === 'string' ? value.replaceAll(world, own) : value);
    }
    response.writeHead(status).end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  own = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    address: own,
    release: () => void (isNext = true),
    timesAsked: (start) =>
      [...times].reduce((sum, [path, count]) => (path.startsWith(start) ? sum + count : sum), 0),
    setApi: (isThere) => void (hasApi = isThere),
    setLine: (isThere) => void (hasLine = isThere),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The names of all files of the build, as its service worker lists them. */
async function assetsOf(world: string): Promise<RegExp> {
  const worker = await (await fetch(`${world}/sw.js`)).text();
  const names = [...worker.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name = '']) => name);
  const longestFirst = [...new Set(names)].toSorted((one, other) => other.length - one.length);
  return new RegExp(longestFirst.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g');
}
