/** Asks every address outside of the docs whether it is still there: `pnpm docs:links`. Not part of the tests. */
import { brokenLinks, outsideLinks } from './broken-links.ts';
import { readSources } from './sources.ts';

const WAIT = 20_000;

const pageOf = outsideLinks(await readSources());
const broken = await brokenLinks(pageOf, { wait: WAIT });
for (const { address, page, problem } of broken) console.log(`${page}.md: ${address}: ${problem}`);
console.log(`${pageOf.size} addresses, ${broken.length} not found.`);
process.exitCode = broken.length === 0 ? 0 : 1;
