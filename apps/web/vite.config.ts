import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** One page for people; `--mode gallery` builds the page of parts instead. React Compiler stays off (docs/adr). */
export default defineConfig(({ mode }) => ({
  root: here('.'),
  plugins: [react(), ourLanguagesOnly(), compressed()],
  resolve: { conditions: ['@ridgeline/source', ...defaultClientConditions] },
  build: {
    outDir: mode === 'gallery' ? 'dist/gallery' : 'dist/site',
    target: 'baseline-widely-available',
    // A strict Content-Security-Policy allows files of our own, and neither data: nor inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: here(mode === 'gallery' ? './gallery.html' : './index.html'),
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'state',
              test: /node_modules[\\/](mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata)[\\/]/,
            },
          ],
        },
      },
    },
  },
}));

/** The words of React Aria come in thirty languages, all in one piece; this app is read in two. */
function ourLanguagesOnly(): Plugin {
  const words =
    /react-(?:aria|aria-components|stately)[\\/]dist[\\/]private[\\/]intl[\\/].*[a-z]{2}-[A-Z]{2}[.]mjs$/;
  const ours = /(?:en-US|es-ES)[.]mjs$/;
  return {
    name: 'our-languages-only',
    enforce: 'pre',
    load: (id) => (words.test(id) && !ours.test(id) ? 'export default {};' : null),
  };
}

/** Each text also brotli and gzip, once and as small as can be: the server hands them out as they are. */
function compressed(): Plugin {
  const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      const texts = files.filter((file) => /[.](js|css|svg|json|txt|webmanifest)$/.test(file));
      await Promise.all(
        texts.map(async (file) => {
          const path = join(dir, file);
          const text = await readFile(path);
          await Promise.all([
            writeFile(`${path}.br`, await brotli(text)),
            writeFile(`${path}.gz`, await zip(text, { level: 9 })),
          ]);
        }),
      );
    },
  };
}
