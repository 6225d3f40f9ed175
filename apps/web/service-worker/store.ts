import { CONFIGURATION } from './request.policy.ts';
import { cacheOf, outdatedCaches, type Release, unnamedFiles } from './release.ts';

const FILES = 'ridgeline-files';
const SETTINGS = 'ridgeline-settings';
/** Under these keys a release keeps its page, and the names of its files. */
const PAGE = '/index.html';
const NAMES = '/release.json';
/** So that the files of a release do not compete with what the reader waits for. */
const AT_ONCE = 4;

/** The files of this release and of those before it, in the browser's cache storage. */
export class ReleaseStore {
  readonly #release: Release;
  readonly #caches: CacheStorage;
  readonly #ask: (path: string) => Promise<Response>;

  constructor(release: Release, caches: CacheStorage, ask: (path: string) => Promise<Response>) {
    this.#release = release;
    this.#caches = caches;
    this.#ask = ask;
  }

  /** All or nothing; what an earlier attempt or release has stored is not asked for again. */
  async install(): Promise<void> {
    const files = await this.#caches.open(FILES);
    await inTurns(this.#release.hashed, async (path) => {
      if ((await files.match(path)) === undefined) await files.put(path, await this.#file(path));
    });
    const own = await this.#own();
    await inTurns(this.#release.plain, async (path) => own.put(path, await this.#file(path)));
    await own.put(NAMES, Response.json(this.#release.hashed));
    // Stored last, since a release with its page counts as complete.
    if (!(await this.#storePage())) throw new Error('the server has another release');
    await this.configuration().catch(() => undefined);
  }

  /** Deletes what only releases name that no page runs any more. */
  async cleanUp(): Promise<void> {
    const outdated = outdatedCaches(await this.#caches.keys(), cacheOf(this.#release));
    await Promise.all(outdated.map((name) => this.#caches.delete(name)));
    const files = await this.#caches.open(FILES);
    const stored = (await files.keys()).map(({ url }) => new URL(url).pathname);
    const unnamed = unnamedFiles(stored, await this.#namedFiles());
    await Promise.all(unnamed.map((path) => files.delete(path)));
  }

  async file(path: string): Promise<Response | undefined> {
    const files = await this.#caches.open(path.startsWith('/assets/') ? FILES : cacheOf(this.#release));
    return files.match(path);
  }

  async page(): Promise<Response | undefined> {
    return (await this.#own()).match(PAGE);
  }

  /**
   * Stores the page again, since its headers may have changed with the server's configuration. False if the server has
   * another release.
   */
  async refreshPage(): Promise<boolean> {
    return this.#storePage();
  }

  async configuration(): Promise<Response> {
    const answer = await this.#ask(CONFIGURATION);
    if (answer.ok) await (await this.#caches.open(SETTINGS)).put(CONFIGURATION, answer.clone());
    return answer;
  }

  /** Says that it is a copy: a page without a connection may ask the server for nothing else. */
  async lastConfiguration(): Promise<Response | undefined> {
    const last = await (await this.#caches.open(SETTINGS)).match(CONFIGURATION);
    if (last === undefined) return undefined;
    return Response.json({ ...((await last.json()) as object), isCopy: true });
  }

  /** Never the page of another release: it would name files that are not stored. */
  async #storePage(): Promise<boolean> {
    const page = await this.#file(PAGE);
    if (!(await page.clone().text()).includes(`"${this.#release.app}"`)) return false;
    await (await this.#own()).put(PAGE, page);
    return true;
  }

  async #file(path: string): Promise<Response> {
    const answer = await this.#ask(path);
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return answer;
  }

  async #namedFiles(): Promise<readonly (readonly string[])[]> {
    const names = (await this.#caches.keys()).filter((name) => name.startsWith(cacheOf({ id: '' })));
    return Promise.all(
      names.map(async (name) => {
        const listed = await (await this.#caches.open(name)).match(NAMES);
        return listed === undefined ? [] : ((await listed.json()) as string[]);
      }),
    );
  }

  #own(): Promise<Cache> {
    return this.#caches.open(cacheOf(this.#release));
  }
}

async function inTurns(paths: readonly string[], act: (path: string) => Promise<void>): Promise<void> {
  const waiting = [...paths];
  const work = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await act(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
