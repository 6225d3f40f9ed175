/**
 * Writes the docs as a site beside the built web app, which the API serves at `/docs/`: `pnpm docs:build`.
 * `npm start` does so when a file of the docs has changed.
 */
import { buildDocs } from './docs/build.ts';

const FOLDER = 'apps/web/dist/site/docs';

await buildDocs(FOLDER, { isCompressed: true });
console.log(`Written to ${FOLDER}.`);
