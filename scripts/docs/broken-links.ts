import { allTokens, type Source } from './sources.ts';

const AT_ONCE = 6;

/** An address outside of the docs, the page that names it, and what is wrong: a status or a reason. */
export type BrokenLink = { readonly address: string; readonly page: string; readonly problem: string };

/** Each address outside of the docs, without its anchor, and a page that names it. */
export function outsideLinks(
  sources: readonly Pick<Source, 'name' | 'tokens'>[],
): ReadonlyMap<string, string> {
  const pageOf = new Map<string, string>();
  for (const { name, tokens } of sources) {
    for (const token of allTokens(tokens)) {
      const address = token.type === 'link' ? String(token['href']) : '';
      if (/^https?:/.test(address)) pageOf.set(address.replace(/#.*/, ''), name);
    }
  }
  return pageOf;
}

/** Asks every address, a few at a time, whether it is still there. */
export async function brokenLinks(
  pageOf: ReadonlyMap<string, string>,
  { wait }: { readonly wait: number },
): Promise<readonly BrokenLink[]> {
  const waiting = [...pageOf];
  const broken: BrokenLink[] = [];
  async function askOneByOne(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, page] = next;
      const problem = await problemOf(address, wait);
      if (problem !== null) broken.push({ address, page, problem });
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOneByOne));
  return broken.toSorted((one, other) => (one.address < other.address ? -1 : 1));
}

async function problemOf(address: string, wait: number): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(wait) });
    // What it says is not read: a large file would be loaded.
    await response.body?.cancel();
    return response.ok ? null : String(response.status);
  } catch (problem) {
    return (problem as Error).message;
  }
}
