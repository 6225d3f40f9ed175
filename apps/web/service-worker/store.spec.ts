import { beforeEach, describe, expect, it } from 'vitest';
import type { Release } from './release.ts';
import { ReleaseStore } from './store.ts';

/** A server with one release at a time, which may be out of reach. */
class FakeServer {
  app = '/assets/index-1.js';
  readonly asked: string[] = [];
  readonly lost = new Set<string>();

  readonly ask = async (path: string): Promise<Response> => {
    this.asked.push(path);
    if (this.lost.has(path)) return new Response('', { status: 404 });
    if (path === '/app-config.json') return Response.json({ environment: 'local' });
    return new Response(path === '/index.html' ? `<script src="${this.app}">` : path);
  };
}

/** What is used of the browser's cache storage. */
class FakeCaches {
  readonly stored = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const files = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, files);
    return {
      match: async (path: string) => files.get(path)?.clone(),
      put: async (path: string, file: Response) => void files.set(path, file),
      keys: async () => [...files.keys()].map((path) => new Request(`https://this.app${path}`)),
      delete: async (path: string) => files.delete(path),
    };
  }

  async keys() {
    return [...this.stored.keys()];
  }

  async delete(name: string) {
    return this.stored.delete(name);
  }
}

const release = (id: string, ...own: string[]): Release => ({
  id,
  app: `/assets/index-${id}.js`,
  hashed: [`/assets/index-${id}.js`, '/assets/shared.js', ...own],
  plain: ['/favicon.svg'],
});

let server: FakeServer;
let caches: FakeCaches;
const storeOf = (one: Release) => new ReleaseStore(one, caches as unknown as CacheStorage, server.ask);

beforeEach(() => {
  server = new FakeServer();
  caches = new FakeCaches();
});

/** The server is given this release, and a browser stores it. */
async function deploy(one: Release): Promise<ReleaseStore> {
  server.app = one.app;
  const store = storeOf(one);
  await store.install();
  await store.cleanUp();
  return store;
}

describe('the stored files of a release', () => {
  it('are all there, or the release is not taken; what was stored is not asked for again', async () => {
    const store = storeOf(release('1', '/assets/late.js'));
    server.lost.add('/assets/late.js');
    await expect(store.install()).rejects.toThrow('/assets/late.js');
    expect(await store.page()).toBeUndefined();
    server.lost.clear();
    server.asked.length = 0;
    await store.install();
    expect(await (await store.page())?.text()).toContain('index-1.js');
    expect(server.asked).not.toContain('/assets/shared.js');
  });

  it('never come with the page of another release', async () => {
    const store = storeOf(release('1'));
    server.app = '/assets/index-2.js';
    await expect(store.install()).rejects.toThrow('another release');
    expect(await store.page()).toBeUndefined();
  });

  it('stay for a page that runs an older release, and go with the oldest', async () => {
    await deploy(release('1', '/assets/late-1.js'));
    for (const id of ['2', '3']) await deploy(release(id));
    const third = storeOf(release('3'));
    expect(await (await third.file('/assets/late-1.js'))?.text()).toBe('/assets/late-1.js');
    const fourth = await deploy(release('4'));
    expect(await fourth.file('/assets/late-1.js')).toBeUndefined();
    expect(await fourth.file('/assets/shared.js')).toBeDefined();
  });

  it('have a page with the headers that the server sends now, unless it has another release', async () => {
    const store = await deploy(release('1'));
    expect(await store.refreshPage()).toBe(true);
    server.app = '/assets/index-2.js';
    expect(await store.refreshPage()).toBe(false);
    expect(await (await store.page())?.text()).toContain('index-1.js');
  });

  it('come with the configuration that the server has given last, which says that it is a copy', async () => {
    const store = await deploy(release('1'));
    expect(await (await store.configuration()).json()).toEqual({ environment: 'local' });
    server.lost.add('/app-config.json');
    expect((await store.configuration()).status).toBe(404);
    for (const _ of ['first', 'again'])
      expect(await (await store.lastConfiguration())?.json()).toEqual({ environment: 'local', isCopy: true });
  });
});
