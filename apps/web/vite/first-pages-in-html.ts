import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type Plugin, type Rolldown } from 'vite';
import type { FirstPage } from '../src/first-page/first-pages.tsx';

const ROOT = '<div id="root"></div>';

type Bundle = Rolldown.OutputBundle;

/** Writes `splash.en.html`, `login.es.html` … beside `index.html`: the same page with that screen drawn in it. */
export function firstPagesInHtml(): Plugin {
  return {
    name: 'first-pages-in-html',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const drawn = await draw();
      const page = await readFile(join(dir, 'index.html'), 'utf8');
      for (const { screen, locale, title, markup } of drawn) {
        const chunk = chunkOf(bundle, screen);
        if (chunk === undefined) continue;
        const links = linksTo(filesOf(bundle, chunk), page);
        const html = textFirst(page.replace('</head>', `${links}  </head>`))
          .replace('<html lang="en">', `<html lang="${locale}">`)
          .replace(/<title>.*?<\/title>/, () => title)
          .replace(ROOT, () => `<div id="root">${markup}</div>`);
        await writeFile(join(dir, `${screen}.${locale}.html`), html);
      }
    },
  };
}

/** Runs the screens themselves, by the server of the bundler: their styles have the same names there. */
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

function chunkOf(bundle: Bundle, screen: string): Rolldown.OutputChunk | undefined {
  const route = `/screens/${screen}/${screen}.route.ts`;
  return Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' && (file.facadeModuleId ?? '').replaceAll('\\', '/').endsWith(route),
  );
}

/** What the screen needs, itself first: scripts and styles. */
function filesOf(bundle: Bundle, chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const file = bundle[name];
    if (file?.type === 'chunk') filesOf(bundle, file, found);
  }
  return found;
}

function linksTo(files: Set<string>, page: string): string {
  return [...files]
    .filter((file) => !page.includes(file))
    .map((file) =>
      file.endsWith('.css')
        ? `    <link rel="stylesheet" crossorigin href="/${file}">\n`
        : `    <link rel="modulepreload" crossorigin href="/${file}">\n`,
    )
    .join('');
}

/** What is drawn needs its styles and its font; the scripts come after them. */
function textFirst(page: string): string {
  return page
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
}
