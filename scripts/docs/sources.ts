import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import type { DocsLanguage } from './contents.ts';

export const ROOT = join(import.meta.dirname, '../..');
/** The requirements: long, and for whoever works on the product. Links to them are shown as names of files. */
const LEFT_OUT = /^product\//;

/** A Markdown file of `docs/`. */
export type Source = {
  /** Its path in `docs/`, without `.md`: also the end of its address. */
  readonly name: string;
  readonly language: DocsLanguage;
  readonly title: string;
  readonly tokens: readonly Token[];
  readonly headings: readonly Heading[];
};
export type Heading = { readonly id: string; readonly text: string; readonly depth: number };

export async function readSources(): Promise<readonly Source[]> {
  const folder = join(ROOT, 'docs');
  const files = (await readdir(folder, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md') && !LEFT_OUT.test(file))
    .sort();
  return Promise.all(
    files.map(async (file) => sourceOf(file.slice(0, -3), await readFile(join(folder, file), 'utf8'))),
  );
}

export function sourceOf(name: string, text: string): Source {
  const tokens = marked.lexer(text);
  const headings = headingsOf(tokens);
  return {
    name,
    language: name === 'es/index' || name.startsWith('es/') ? 'es' : 'en',
    title: headings.find(({ depth }) => depth === 1)?.text ?? name,
    tokens,
    headings,
  };
}

/** With the ids that GitHub gives them, so that a link works there and here. */
function headingsOf(tokens: readonly Token[]): readonly Heading[] {
  const used = new Map<string, number>();
  return tokens.filter(isHeading).map(({ text, depth }) => {
    const plain = plainText(text);
    const id = plain
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-');
    const count = used.get(id) ?? 0;
    used.set(id, count + 1);
    return { id: count === 0 ? id : `${id}-${count}`, text: plain, depth };
  });
}

export function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

/** A line of Markdown without its marks. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`|\*\*|(?<![\p{L}\p{N}])[*_](?=\S)|(?<=\S)[*_](?![\p{L}\p{N}])/gu, '');
}

/** Every token, also those inside of others. */
export function allTokens(tokens: readonly Token[]): readonly Token[] {
  const found: Token[] = [];
  marked.walkTokens([...tokens], (token) => void found.push(token));
  return found;
}
