import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routeOf } from '@ridgeline/core/routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocs } from './build.ts';
import { listedPages } from './contents.ts';
import { addressOf, MADE_PAGES, targetOf } from './links.ts';
import type { IndexedSection } from './search-index.ts';
import { foundIn, sectionOf } from './search-ranking.ts';
import { allTokens, readSources, ROOT, sourceOf, type Source } from './sources.ts';

let folder: string;
let sources: readonly Source[];
let pages: ReadonlySet<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-docs-'));
  await buildDocs(folder, { isCompressed: false });
  sources = await readSources();
  pages = new Set(sources.map(({ name }) => name));
});
afterAll(() => rm(folder, { recursive: true }));

async function indexOf(language: 'en' | 'es'): Promise<readonly IndexedSection[]> {
  const assets = await readdir(join(folder, 'assets'));
  const file = assets.find((name) => name.startsWith(`index-${language}`) && name.endsWith('.json')) ?? '';
  return JSON.parse(await readFile(join(folder, 'assets', file), 'utf8'));
}

const html = (name: string) => readFile(join(folder, `${name}.html`), 'utf8');
const linksOf = ({ tokens }: Source) =>
  allTokens(tokens).flatMap((token) =>
    token.type === 'link' || token.type === 'image' ? [String(token['href'])] : [],
  );

describe('links of the docs', () => {
  it('lead to pages, headings, pictures and files that are there, and to routes of the product', () => {
    const wrong = sources.flatMap((source) =>
      linksOf(source)
        .filter((href) => !leadsSomewhere(source, href))
        .map((href) => `${source.name}.md: ${href}`),
    );
    expect(wrong).toEqual([]);
  });

  it('of README.md and CONTRIBUTING.md lead to files that are there', async () => {
    for (const name of ['README', 'CONTRIBUTING']) {
      const source = sourceOf(`../${name}`, await readFile(join(ROOT, `${name}.md`), 'utf8'));
      expect(linksOf(source).filter((href) => !leadsSomewhere(source, href))).toEqual([]);
    }
  });

  it.each([
    'missing.md',
    'guide/start.md#nothing',
    '#nothing',
    'pictures/none.png',
    '/nowhere/at/all',
    '../nothing.ts',
  ])('that lead nowhere are found: %s', (href) =>
    expect(leadsSomewhere(sourceOf('index', `# Title\n\n[link](${href})`), href)).toBe(false),
  );
});

describe('the site', () => {
  it('lists pages that are there, and the pages for users in both languages', () => {
    const known = new Set([...pages, ...MADE_PAGES]);
    for (const language of ['en', 'es'] as const)
      expect(listedPages(language).filter((name) => !known.has(name))).toEqual([]);
  });

  it('has no inline script, style or handler, which its Content-Security-Policy refuses', async () => {
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
    expect(files.length).toBeGreaterThan(pages.size);
    for (const file of files) {
      const page = await readFile(join(folder, file), 'utf8');
      expect(page, file).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle="|\son[a-z]+="|javascript:/);
    }
  });

  it('has one first-level heading on each page', async () => {
    for (const name of [...pages, ...MADE_PAGES])
      expect((await html(name)).match(/<h1/g), name).toHaveLength(1);
  });

  it('finds every page, and nothing of the other language', async () => {
    for (const language of ['en', 'es'] as const) {
      const sections = await indexOf(language);
      const found = new Set(sections.map(([, , address = '']) => address.replace(/#.*/, '')));
      const own = sources.filter((source) => source.language === language).map(({ name }) => addressOf(name));
      expect(own.filter((address) => !found.has(address))).toEqual([]);
      expect([...found].every((address) => address.startsWith('/docs/es/') === (language === 'es'))).toBe(
        true,
      );
    }
  });

  it.each([
    // Words of users lead to the guide, although commands and decisions are named after the same things.
    ['en', 'pause', '/docs/guide/pause-a-plan'],
    ['en', 'pausing', null],
    ['en', 'invite', '/docs/guide/invite-a-crew'],
    ['en', 'team', '/docs/guide/tour#the-team'],
    ['en', 'plan', '/docs/guide/pause-a-plan'],
    ['en', 'report', '/docs/guide/start'],
    ['en', 'claim letter', '/docs/guide/send-a-claim-letter'],
    ['en', 'seal', '/docs/guide/send-a-claim-letter#the-seal'],
    ['en', 'address', '/docs/guide/tour#an-address'],
    ['es', 'pausa', '/docs/es/guide/pause-a-plan'],
    ['es', 'INVITACION', '/docs/es/guide/invite-a-crew'],
    // Words of operators and developers lead to their pages.
    ['en', 'backup', '/docs/operations#backup-and-restore'],
    ['en', 'audit', '/docs/cli#audit-list'],
    ['en', 'iws', '/docs/cli#iws'],
    ['en', 'rules', '/docs/rules'],
  ] as const)('finds first in %s for “%s”: %s', async (language, asked, address) => {
    const [first] = foundIn((await indexOf(language)).map(sectionOf), asked, { most: 12 });
    expect(first?.row[2] ?? null).toBe(address);
  });

  it('tells each operation of the contract', async () => {
    const contract = JSON.parse(await readFile(join(ROOT, 'packages/contract/src/openapi.gen.json'), 'utf8'));
    const ids = Object.values<Record<string, { operationId?: string }>>(contract.paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId }) => (operationId === undefined ? [] : [operationId])),
    );
    const page = await html('api');
    expect(ids.filter((id) => !page.includes(`<h3 id="${id.toLowerCase()}">`))).toEqual([]);
  });
});

function leadsSomewhere({ name, headings }: Source, href: string): boolean {
  const target = targetOf(name, href, pages);
  switch (target.to) {
    case 'outside':
      return URL.canParse(target.address);
    case 'route':
      return (
        target.path.startsWith('/api/') || target.path.startsWith('/local/') || routeOf(target.path) !== null
      );
    case 'picture':
    case 'file':
      return existsSync(join(ROOT, target.file));
    case 'page': {
      if (target.anchor === '' || MADE_PAGES.includes(target.name)) return true;
      const page =
        target.name === name ? headings : sources.find((one) => one.name === target.name)?.headings;
      return page?.some(({ id }) => id === target.anchor) === true;
    }
  }
}
