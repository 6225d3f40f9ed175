import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compressed } from './vite/compressed.ts';
import { firstPagesInHtml } from './vite/first-pages-in-html.ts';
import { ourLanguagesOnly } from './vite/our-languages-only.ts';
import { productionPackages } from './vite/production-packages.ts';
import { serviceWorker } from './vite/service-worker.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Builds the app; `--mode gallery` builds the component gallery instead. React Compiler stays off (docs/adr). */
export default defineConfig(({ mode }) => ({
  root: here('.'),
  plugins: [
    react(),
    ourLanguagesOnly(),
    productionPackages(),
    firstPagesInHtml(),
    serviceWorker(),
    compressed(),
  ],
  resolve: { conditions: ['@ridgeline/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@ridgeline/source', ...defaultServerConditions] } },
  build: {
    outDir: mode === 'gallery' ? 'dist/gallery' : 'dist/site',
    target: 'baseline-widely-available',
    // The strict Content-Security-Policy allows our own files only, no data: URLs and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No warnings about slow plugins, which a busy machine causes.
      checks: { pluginTimings: false },
      input: here(mode === 'gallery' ? './gallery.html' : './index.html'),
      output: {
        // Every page loads the names of all files, and a hash does not compress: 42 bits suffice.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'router', test: /node_modules[\\/](react-router|react-router-dom)[\\/]/ },
            {
              name: 'state',
              test: /node_modules[\\/](mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata)[\\/]/,
            },
            // What every page loads is one file: it compresses better, and names fewer others.
            { name: 'shell', tags: ['$initial'] },
            // One chunk for what nearly every screen uses: many small files are slow on a phone. The four calculators
            // share their frame, so that what they and a few others use is not yet for everybody.
            // Without the texts of an area and without the menus, lists and dialogs of react-aria: they are long, and
            // loaded with the first screen that shows them.
            {
              name: 'common',
              minShareCount: 23,
              test: /^(?!.*([.]messages[.]ts$|[\\/]node_modules[\\/](react-aria|react-aria-components|react-stately|@internationalized)[\\/]))/,
            },
          ],
        },
      },
    },
  },
}));
