import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveWebApp } from './web-app.ts';

const CONFIG = { environment: 'test', userPoolId: 'pool', userPoolClientId: 'web' };
const FILES = {
  'index.html': 'the app',
  'pages/screens.json': JSON.stringify({
    signUp: 'sign-up',
    report: 'report',
    dashboard: 'dashboard',
    'estimate iws': 'iws-calculator',
  }),
  'pages/sign-up.html': 'the app with a sign-up',
  'pages/report.html': 'the app with a report',
  'pages/dashboard.html': 'the app with the projects',
  'pages/iws-calculator.html': 'the app with a calculator',
};
const VISITOR = {};
const KNOWN = { cookie: 'ridgeline.login=1' };

let site: string;
let app: FastifyInstance;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'ridgeline-pages-'));
  await mkdir(join(site, 'pages'));
  for (const [path, text] of Object.entries(FILES)) await writeFile(join(site, path), text);
  app = Fastify();
  await serveWebApp(app, site, CONFIG);
});
afterAll(async () => {
  await app.close();
  await rm(site, { recursive: true });
});

describe('the page of the app', () => {
  it.each([
    ['/report/1024', VISITOR, 'the app with a report'],
    ['/report/1024?sample=true', KNOWN, 'the app with a report'],
    ['/estimate/iws', VISITOR, 'the app with a calculator'],
    ['/dashboard', KNOWN, 'the app with the projects'],
    ['/signup', VISITOR, 'the app with a sign-up'],
  ])('names the files of the screen at %s', async (url, headers, text) => {
    const { statusCode, body, headers: told } = await app.inject({ url, headers });
    expect([statusCode, body]).toEqual([200, text]);
    expect(told['vary']).toBe('accept-encoding, accept-language, cookie');
  });

  it.each([
    ['the guard leads to the login', '/dashboard', VISITOR],
    ['the guard leads to the projects', '/signup', KNOWN],
    ['the path is unknown', '/nowhere', VISITOR],
    ['there is no such calculator', '/estimate/gutters', VISITOR],
    ['the build told no file', '/plans', KNOWN],
  ])('names none where %s', async (_, url, headers) => {
    expect((await app.inject({ url, headers })).body).toBe('the app');
  });
});
