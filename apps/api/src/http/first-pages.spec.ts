import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWebApp } from './web-app.ts';

const PAGES = [
  'index.html',
  'splash.en.html',
  'login.en.html',
  'iws-calculator.en.html',
  'iws-calculator.es.html',
  'report.en.html',
  'public-report.en.html',
];

/** Each file contains its own name. */
describe('which page a browser gets first', () => {
  let folder: string;
  const app: FastifyInstance = Fastify();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'first-pages-'));
    for (const name of PAGES) await writeFile(join(folder, name), name);
    const config = { environment: 'local', userPoolId: 'pool', userPoolClientId: 'client' };
    await serveWebApp(app, folder, config);
  });

  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  const pageAt = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
    const { body } = await app.inject({ url, headers });
    return body;
  };

  it.each([
    ['/', 'splash.en.html'],
    ['/login', 'login.en.html'],
    ['/estimate/iws', 'iws-calculator.en.html'],
    ['/report/sample', 'report.en.html'],
    ['/public/report/R-1001?share=key', 'public-report.en.html'],
    ['/report/R-1001', 'index.html'],
    ['/estimate', 'index.html'],
    ['/estimate/nothing', 'index.html'],
  ])('D NAV-5.2 RPT-4 at %s is the prerendered %s for a visitor', async (url, page) => {
    expect(await pageAt(url)).toBe(page);
  });

  it('is in the language of the browser', async () => {
    expect(await pageAt('/estimate/iws', { 'accept-language': 'es-MX, en;q=0.5' })).toBe(
      'iws-calculator.es.html',
    );
  });

  it('is the app itself for who is known to be signed in, and with inputs in the address', async () => {
    expect(await pageAt('/estimate/iws', { cookie: 'ridgeline.login=1' })).toBe('index.html');
    expect(await pageAt('/estimate/iws?rise=8')).toBe('index.html');
  });
});
