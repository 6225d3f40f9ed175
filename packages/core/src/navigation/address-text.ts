export type PathParts = {
  /** The segments between the slashes, decoded. */
  readonly segments: readonly string[];
  readonly query: Readonly<Record<string, string>>;
};

/** Takes any address apart; what cannot be decoded stands as it is. */
export function partsOf(path: string): PathParts {
  const [, pathname = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(path) ?? [];
  const trimmed = pathname.replace(/^\//, '').replace(/\/+$/, '');
  return {
    segments: trimmed === '' ? [] : trimmed.split('/').map(decoded),
    query: queryFrom(search),
  };
}

/** The first of several values stands, as it does for the browser's own reader. */
function queryFrom(search: string): Readonly<Record<string, string>> {
  const pairs = search
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => /^([^=]*)=?(.*)$/s.exec(pair) ?? [])
    .map(([, name = '', value = '']) => [spaced(name), spaced(value)] as const);
  return Object.fromEntries(pairs.toReversed());
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

/** Any text as one segment or one query value; half a character that stands alone cannot be written and is replaced. */
export function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

export function queryText(query: Readonly<Record<string, string | undefined>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encoded(name)}=${encoded(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}
