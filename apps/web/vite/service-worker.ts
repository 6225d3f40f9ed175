import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Release } from '../service-worker/release.ts';

const ENTRY = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url));
const SCRIPT = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;
/** What the app itself never asks for: prerendered pages are for a first visit, `robots.txt` for search engines. */
const NOT_STORED = /[.](?:html|txt|br|gz|map)$|^after-paint-|^sw[.]js$|^[.]vite/;

/** Writes `sw.js` beside the site: the service worker with the list of the files of this release. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      // After the pages are written, and before all is compressed.
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        if (!('index.html' in bundle)) return;
        await writeFile(join(dir, 'sw.js'), await compiled(await releaseIn(dir)));
      },
    },
  };
}

async function releaseIn(dir: string): Promise<Release> {
  const page = await readFile(join(dir, 'index.html'), 'utf8');
  const app = SCRIPT.exec(page)?.[1];
  if (app === undefined) throw new Error('the page names no script');
  const names = async (folder: string) =>
    (await readdir(join(dir, folder), { withFileTypes: true }))
      .filter((entry) => entry.isFile() && !NOT_STORED.test(entry.name))
      .map(({ name }) => name)
      .sort();
  const hashed = (await names('assets')).map((name) => `/assets/${name}`);
  const plain = await names('');
  const content = createHash('sha256').update(page).update(hashed.join());
  for (const name of plain) content.update(await readFile(join(dir, name)));
  return {
    id: content.digest('base64url').slice(0, 12),
    app,
    hashed,
    plain: plain.map((name) => `/${name}`),
  };
}

async function compiled(release: Release): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { RELEASE: JSON.stringify(release) },
    resolve: { conditions: ['@ridgeline/source'] },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
