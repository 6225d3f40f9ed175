import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type Plugin, type Rolldown } from 'vite';

const ROOT = '<div id="root"></div>';
const SPLASH = /screens[\\/]splash[\\/]splash[.]route[.]ts$/;
const LOCALES = ['en', 'es'] as const;

type Bundle = Rolldown.OutputBundle;

/** Writes `splash.en.html` and `splash.es.html` beside `index.html`: the same page with the splash drawn in it. */
export function firstPageInHtml(): Plugin {
  return {
    name: 'first-page-in-html',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const splash = chunkOf(bundle);
      if (splash === undefined) return;
      const page = await readFile(join(dir, 'index.html'), 'utf8');
      const links = linksTo(filesOf(bundle, splash), page);
      const head = textFirst(page.replace('</head>', `${links}  </head>`));
      const drawn = await draw();
      for (const locale of LOCALES) {
        const inLanguage = head.replace('<html lang="en">', `<html lang="${locale}">`);
        const html = inLanguage.replace(ROOT, () => `<div id="root">${drawn(locale)}</div>`);
        await writeFile(join(dir, `splash.${locale}.html`), html);
      }
    },
  };
}

/** Runs the screen itself, by the server of the bundler: its styles have the same names there. */
async function draw(): Promise<(locale: (typeof LOCALES)[number]) => string> {
  const server = await createServer({
    server: { middlewareMode: true, ws: false, hmr: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { firstPage } = await server.ssrLoadModule('/src/first-page/first-page.tsx');
    const drawn = new Map(LOCALES.map((locale) => [locale, String(firstPage(locale))]));
    return (locale) => drawn.get(locale) ?? '';
  } finally {
    await server.close();
  }
}

function chunkOf(bundle: Bundle): Rolldown.OutputChunk | undefined {
  return Object.values(bundle).find(
    (file): file is Rolldown.OutputChunk => file.type === 'chunk' && SPLASH.test(file.facadeModuleId ?? ''),
  );
}

/** What the splash needs, itself first: scripts and styles. */
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
