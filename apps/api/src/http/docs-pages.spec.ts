import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';
import { serveWebApp } from './web-app.ts';

const CONFIG = { environment: 'test', userPoolId: 'pool', userPoolClientId: 'web' };
let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ridgeline-docs-'));
  const site = join(root, 'site');
  for (const [path, text] of [
    ['secret.html', 'a secret'],
    ['site/index.html', 'the app'],
    ['site/docs/index.html', 'the contents'],
    ['site/docs/404.html', 'no page'],
    ['site/docs/guide/start.html', 'the start'],
    ['site/docs/es/index.html', 'el contenido'],
    ['site/docs/es/404.html', 'ninguna'],
    ['site/docs/assets/docs-1a2b3c.css', 'p { margin: 0 }'],
  ] as const) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), text);
    await writeFile(join(root, `${path}.br`), brotliCompressSync(text));
  }
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  securityHeaders(app, { connect: [], images: [], secure: true });
  await serveWebApp(app, site, CONFIG);
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

describe('the docs', () => {
  it.each([
    ['/docs', 200, 'the contents'],
    ['/docs/', 200, 'the contents'],
    ['/docs/guide/start', 200, 'the start'],
    ['/docs/guide/start/', 200, 'the start'],
    ['/docs/es/', 200, 'el contenido'],
    ['/docs/es', 200, 'el contenido'],
    ['/docs/guide/nothing', 404, 'no page'],
    ['/docs/es/nada', 404, 'ninguna'],
    ['/docs/guide', 404, 'no page'],
  ])('answer %s with %i', async (url, status, text) => {
    const { statusCode, body, headers } = await app.inject({ url });
    expect([statusCode, body]).toEqual([status, text]);
    expect(headers['content-type']).toMatch('text/html');
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  });

  it.each([
    '/docs/../../secret',
    '/docs/..%2F..%2Fsecret',
    '/docs/%2e%2e/%2e%2e/secret',
    '/docs/..%5C..%5Csecret',
    '/docs/%00',
    '/docs/guide/../../../secret',
  ])('never lead out of their folder: %s', async (url) => {
    const { body } = await app.inject({ url });
    expect(body).not.toContain('a secret');
  });

  it('are asked for again each time, and what has a hash in its name never', async () => {
    const [page, style] = [
      await app.inject('/docs/guide/start'),
      await app.inject('/docs/assets/docs-1a2b3c.css'),
    ];
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await app.inject({
      url: '/docs/guide/start',
      headers: { 'if-none-match': String(page.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(style.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(style.headers['content-type']).toMatch('text/css');
  });

  it('are sent compressed', async () => {
    const { headers } = await app.inject({ url: '/docs/guide/start', headers: { 'accept-encoding': 'br' } });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'accept-encoding']);
  });
});
