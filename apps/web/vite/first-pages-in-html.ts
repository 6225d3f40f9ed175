import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, transformWithOxc, type Plugin, type Rolldown } from 'vite';
import type { FirstPage } from '../src/first-page/first-pages.tsx';

const ROOT = '<div id="root"></div>';

/** What a report loads as soon as its screen is there. */
const A_REPORT = [
  '/parts/report/report-sheets.',
  '/parts/report/property-map.',
  '/http/report-reader.',
  '/composition/own-records.module.',
  '/node_modules/openapi-fetch/',
];
const NEXT: { readonly [Screen in FirstPage['screen']]?: readonly string[] } = {
  report: A_REPORT,
  'public-report': A_REPORT,
};

type Bundle = Rolldown.OutputBundle;

/** Writes `splash.en.html`, `login.es.html` … beside `index.html`: the same page with that screen prerendered. */
export function firstPagesInHtml(): Plugin {
  return {
    name: 'first-pages-in-html',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      if (!('index.html' in bundle)) return;
      const starter = await writeStarter(dir);
      const drawn = await draw();
      const page = await readFile(join(dir, 'index.html'), 'utf8');
      for (const { screen, locale, title, markup, notLoaded } of drawn) {
        const chunk = chunkOf(bundle, `/routes/screens/${screen}.route.`);
        const chunks = chunksOf(bundle, chunk);
        const styled = withStyles(page, chunks);
        for (const part of NEXT[screen] ?? []) chunksOf(bundle, chunkOf(bundle, part), chunks);
        const own = [...chunks].map(({ fileName }) => `/${fileName}`);
        const html = scriptsAfterPaint(styled, starter, own, notLoaded)
          .replace('<html lang="en">', `<html lang="${locale}">`)
          .replace(/<title>.*?<\/title>/, () => title)
          .replace(ROOT, () => `<div id="root">${markup}</div>`);
        await writeFile(join(dir, `${screen}.${locale}.html`), html);
      }
    },
  };
}

/** Renders the real screens in the bundler's server, where the class names are the same as in the build. */
async function draw(): Promise<readonly FirstPage[]> {
  const server = await createServer({
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { firstPages } = await server.ssrLoadModule('/src/first-page/first-pages.tsx');
    return firstPages();
  } finally {
    await server.close();
  }
}

/** A separate file and not a second entry, which would split the app's script into more chunks. */
async function writeStarter(dir: string): Promise<string> {
  const source = fileURLToPath(new URL('../src/first-page/after-paint.ts', import.meta.url));
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  const name = `assets/after-paint-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  await writeFile(join(dir, name), code);
  return name;
}

/** With the module whose path has this part; whether it is `.ts` or `.tsx` does not matter, nor what else the chunk holds. */
function chunkOf(bundle: Bundle, source: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' && file.moduleIds.some((id) => id.replaceAll('\\', '/').includes(source)),
  );
  if (chunk === undefined) throw new Error(`the build has no ${source}`);
  return chunk;
}

/** The chunks that the screen needs, its own first. */
function chunksOf(
  bundle: Bundle,
  chunk: Rolldown.OutputChunk,
  found = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) {
    const file = bundle[name];
    if (file?.type === 'chunk') chunksOf(bundle, file, found);
  }
  return found;
}

/** What a screen imports comes first, so that its own styles win. */
function withStyles(page: string, chunks: ReadonlySet<Rolldown.OutputChunk>): string {
  const files = [...chunks]
    .toReversed()
    .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const links = [...new Set(files)]
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .filter((link) => !page.includes(link))
    .map((link) => `    ${link}\n`);
  return page.replace('  </head>', () => `${links.join('')}  </head>`);
}

const APP = /[ \t]*<script type="module"[^>]*\bsrc="([^"]+)"[^>]*><\/script>\n/;
const PRELOAD = /[ \t]*<link rel="modulepreload"[^>]*\bhref="([^"]+)"[^>]*>\n/g;

/** The prerendered screen needs its styles and font; the scripts are loaded after the first paint (`src/first-page/after-paint.ts`). */
function scriptsAfterPaint(
  page: string,
  starter: string,
  own: readonly string[],
  notLoaded: FirstPage['notLoaded'],
): string {
  const app = APP.exec(page)?.[1];
  if (app === undefined) throw new Error('the page names no script');
  const files = new Set([...page.matchAll(PRELOAD)].map(([, file = '']) => file).concat(own));
  files.delete(app);
  const script = `    <script type="module" crossorigin data-app="${app}" data-files="${[...files].join(' ')}" data-not-loaded="${notLoaded.text}" data-retry="${notLoaded.retry}" src="/${starter}"></script>\n`;
  return page
    .replace(APP, '')
    .replaceAll(PRELOAD, '')
    .replace('  </head>', () => `${script}  </head>`);
}
