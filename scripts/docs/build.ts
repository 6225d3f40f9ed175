import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { rolldown } from 'rolldown';
import { apiPage } from './api-page.ts';
import { inReadingOrder, SITE_WORDS, type DocsLanguage } from './contents.ts';
import { decisionsPage } from './decisions-page.ts';
import { escapeHtml } from './html.ts';
import { render, type Picture } from './markdown.ts';
import { pageHtml, type PageContent, type SiteFrame } from './page-template.ts';
import { pictureSize } from './picture-size.ts';
import { sectionsOf } from './search-index.ts';
import { readSources, ROOT } from './sources.ts';

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const FONT = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
/** In the order in which they apply. */
const STYLES = ['text', 'blocks', 'bar', 'layout', 'small'];
const TEXT = /[.](html|css|js|json)$/;
const LANGUAGES: readonly DocsLanguage[] = ['en', 'es'];

/** Writes the site of `docs/` to this folder. What has a hash in its name is never changed. */
export async function buildDocs(
  folder: string,
  { isCompressed }: { readonly isCompressed: boolean },
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const files = new Map<string, Buffer>();
  const hashed = (name: string, content: Buffer | string): string => {
    const bytes = Buffer.from(content);
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
    const path = `assets/${name.replace(/(?=[.][^.]+$)/, `-${hash}`)}`;
    files.set(path, bytes);
    return `/docs/${path}`;
  };

  const sources = [...(await readSources())];
  sources.push(apiPage(), decisionsPage(sources));
  const pages = new Set(sources.map(({ name }) => name));
  const pictures = await readPictures(hashed);
  const frame: SiteFrame = {
    titles: new Map(sources.map(({ name, title }) => [name, title])),
    style: hashed('docs.css', await styleSheet(hashed)),
    script: hashed('search.js', await searchScript()),
    index: {
      en: hashed('index-en.json', indexOf('en')),
      es: hashed('index-es.json', indexOf('es')),
    },
  };
  function indexOf(language: DocsLanguage): string {
    return JSON.stringify(inReadingOrder(sources, language).flatMap(sectionsOf));
  }
  for (const source of sources) {
    const html = render(source, { pages, pictureOf: (file) => pictures.of(file) });
    files.set(`${source.name}.html`, Buffer.from(pageHtml({ ...source, html }, frame)));
  }
  for (const language of LANGUAGES) files.set(...missingPage(language, frame));
  const wanted = [...files].map(([path, bytes]) => ({ path: join(folder, path), bytes }));
  await Promise.all(wanted.map(write));
  if (isCompressed) await Promise.all(wanted.filter(({ path }) => TEXT.test(path)).map(compress));
}

function missingPage(language: DocsLanguage, frame: SiteFrame): [string, Buffer] {
  const { missingTitle: title, missing } = SITE_WORDS[language];
  const name = language === 'en' ? '404' : `${language}/404`;
  const html = `<h1 tabindex="-1">${title}</h1><p>${escapeHtml(missing)}</p>`;
  const page: PageContent = { name, language, title, headings: [], html };
  return [`${name}.html`, Buffer.from(pageHtml(page, frame))];
}

/** The tokens of the product, and the style of the site, which uses them. */
async function styleSheet(hashed: (name: string, content: Buffer) => string): Promise<string> {
  const fontFile = createRequire(join(ROOT, 'apps/web/package.json')).resolve(FONT);
  const font = hashed('hanken-grotesk.woff2', await readFile(fontFile));
  const read = (path: string) => readFile(join(ROOT, path), 'utf8');
  const own = STYLES.map((name) => `scripts/docs/styles/${name}.css`);
  const styles = await Promise.all(['apps/web/src/ui/tokens.css', ...own].map(read));
  return styles.join('\n').replace('FONT_FILE', font);
}

async function searchScript(): Promise<string> {
  const bundle = await rolldown({ input: join(ROOT, 'scripts/docs/search.client.ts') });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}

async function readPictures(hashed: (name: string, content: Buffer) => string) {
  const names = (await readdir(join(ROOT, 'docs/pictures'), { recursive: true })).filter((name) =>
    name.endsWith('.png'),
  );
  const all = new Map<string, Picture>();
  for (const name of names) {
    const bytes = await readFile(join(ROOT, 'docs/pictures', name));
    all.set(`docs/pictures/${name}`, {
      address: hashed(name.replaceAll('/', '-'), bytes),
      ...pictureSize(bytes),
    });
  }
  return {
    of(file: string): Picture {
      const picture = all.get(file);
      if (!picture) throw new Error(`there is no picture ${file}`);
      return picture;
    },
  };
}

type Written = { readonly path: string; readonly bytes: Buffer };

async function write({ path, bytes }: Written): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

async function compress({ path, bytes }: Written): Promise<void> {
  await Promise.all([
    brotli(bytes).then((packed) => writeFile(`${path}.br`, packed)),
    zip(bytes, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ]);
}
