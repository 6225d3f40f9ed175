import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compressed } from './vite/compressed.ts';
import { firstPagesInHtml } from './vite/first-pages-in-html.ts';
import { ourLanguagesOnly } from './vite/our-languages-only.ts';
import { productionRouter } from './vite/production-router.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** One page for people; `--mode gallery` builds the page of parts instead. React Compiler stays off (docs/adr). */
export default defineConfig(({ mode }) => ({
  root: here('.'),
  plugins: [react(), ourLanguagesOnly(), productionRouter(), firstPagesInHtml(), compressed()],
  resolve: { conditions: ['@ridgeline/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@ridgeline/source', ...defaultServerConditions] } },
  build: {
    outDir: mode === 'gallery' ? 'dist/gallery' : 'dist/site',
    target: 'baseline-widely-available',
    // A strict Content-Security-Policy allows files of our own, and neither data: nor inline script.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A busy machine is nothing to warn of.
      checks: { pluginTimings: false },
      input: here(mode === 'gallery' ? './gallery.html' : './index.html'),
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'router', test: /node_modules[\\/](react-router|react-router-dom)[\\/]/ },
            {
              name: 'state',
              test: /node_modules[\\/](mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata)[\\/]/,
            },
            // What nearly every screen has, in one piece: many small files cost a phone more than their bytes.
            // Not the texts of an area: they are long, and come with the first screen that shows them.
            { name: 'common', minShareCount: 8, test: /^(?!.*[.]messages[.]ts$)/ },
          ],
        },
      },
    },
  },
}));
