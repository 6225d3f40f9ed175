/** Asks every address outside of the docs whether it is still there: `pnpm docs:links`. Not part of the tests. */
import { allTokens, readSources } from './sources.ts';

const WAIT = 20_000;
const AT_ONCE = 6;

const pages = new Map<string, string>();
for (const { name, tokens } of await readSources()) {
  for (const token of allTokens(tokens)) {
    const address = token.type === 'link' ? String(token['href']) : '';
    if (/^https?:/.test(address)) pages.set(address.replace(/#.*/, ''), name);
  }
}
const waiting = [...pages];
let missing = 0;
async function askOneByOne(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [address, page] = next;
    const problem = await problemOf(address);
    if (problem === null) continue;
    missing += 1;
    console.log(`${page}.md: ${address}: ${problem}`);
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, askOneByOne));
console.log(`${pages.size} addresses, ${missing} not found.`);
process.exitCode = missing === 0 ? 0 : 1;

async function problemOf(address: string): Promise<string | null> {
  try {
    const { ok, status } = await fetch(address, { signal: AbortSignal.timeout(WAIT) });
    return ok ? null : String(status);
  } catch (problem) {
    return (problem as Error).message;
  }
}
