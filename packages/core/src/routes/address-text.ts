export type PathParts = {
  /** The decoded path segments; the first is empty, since a path starts with a slash. */
  readonly segments: readonly string[];
  readonly query: Readonly<Record<string, string>>;
};

/** Splits any address; segments that cannot be decoded stay unchanged. */
export function partsOf(path: string): PathParts {
  const [address] = cut(path, '#');
  const [pathname, search] = cut(address, '?');
  return { segments: pathname.replace(/\/+$/, '').split('/').map(decoded), query: queryFrom(search) };
}

/** The first of several values wins, as in the browser's parser. */
function queryFrom(search: string): Readonly<Record<string, string>> {
  const pairs = search
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => cut(pair, '='))
    .map(([name, value]) => [spaced(name), spaced(value)] as const);
  return Object.fromEntries(pairs.toReversed());
}

function cut(text: string, mark: string): readonly [before: string, after: string] {
  const at = text.indexOf(mark);
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function spaced(text: string): string {
  return decoded(text.replaceAll('+', ' '));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Any text as one segment or one query value; a lone surrogate cannot be encoded and is replaced. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

export function queryText(query: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encoded(name)}=${encoded(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
