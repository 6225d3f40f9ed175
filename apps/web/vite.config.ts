import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** One page for people; `--mode gallery` builds the page of parts instead. React Compiler stays off (docs/adr). */
export default defineConfig(({ mode }) => ({
  root: here('.'),
  plugins: [react(), ourLanguagesOnly()],
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
