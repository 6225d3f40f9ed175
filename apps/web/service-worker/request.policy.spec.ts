import { describe, expect, it } from 'vitest';
import { type Asked, whoAnswers } from './request.policy.ts';

const files = new Set(['/favicon.svg', '/manifest.webmanifest']);
const page = (path: string, change: Partial<Asked> = {}) =>
  whoAnswers({ method: 'GET', path, isPage: true, isReload: false, ...change }, files);

describe('who answers a request', () => {
  it.each(['/', '/signup', '/dashboard', '/report/CR-1', '/tools', '/estimates/waste', '/no/such/page'])(
    'the stored page, at once: %s',
    (path) => expect(page(path)).toBe('stored-page'),
  );

  it('AUTH-9.2 the server, for the page whose policy may admit Google’s prompt', () => {
    expect(page('/login')).toBe('server-or-page');
  });

  it('the server, where the reader has pressed Reload', () => {
    expect(page('/tools', { isReload: true })).toBe('server-or-page');
  });

  it('PLAN-9 the server, for a page whose policy admits the payment provider', () => {
    expect(page('/subscription')).toBe('server-or-start');
    expect(page('/plans/purchase', { isReload: true })).toBe('server-or-start');
  });

  it('AUTH-8 the server, for a page with an opener policy of its own', () => {
    expect(page('/idpauth')).toBe('server-or-page');
  });

  it('the storage, for files of a release', () => {
    expect(page('/assets/report-1a2b.js', { isPage: false })).toBe('stored-file');
    expect(page('/favicon.svg', { isPage: false })).toBe('stored-file');
  });

  it('the server and then its last answer, for the configuration', () => {
    expect(page('/app-config.json', { isPage: false })).toBe('server-or-copy');
  });

  it.each<[string, Partial<Asked>]>([
    ['a change', { method: 'POST' }],
    ['another origin', { path: null }],
    ['a call of the API', { path: '/api/v2/profile/', isPage: false }],
    ['a page of the API', { path: '/api/docs' }],
    ['a page of the documentation', { path: '/docs/guide/start' }],
    ['a page of the local world', { path: '/local/outbox' }],
    ['what the app itself asks for', { path: '/', isPage: false }],
  ])('the browser alone, for %s', (_, change) => expect(page('/', change)).toBe('browser'));
});
