/** What stands in the fields of a calculator, by the path of core's input: `eaves.0.lengthFt`. */
export type Texts = Readonly<Record<string, string>>;
export type Fields = Readonly<Record<string, unknown>>;

type Branch = { [name: string]: Branch | string };

/** The texts as core's parsers take them: `eaves.0.rise` is the rise of the first of a list. */
export function inputsFrom(texts: Texts): Fields {
  const root: Branch = {};
  for (const [path, text] of Object.entries(texts)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let branch = root;
    for (const name of names) {
      const inner = branch[name];
      branch = typeof inner === 'object' ? inner : (branch[name] = {});
    }
    branch[last] = text;
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, withLists(value)]));
}

function withLists(value: Branch | string): unknown {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList
    ? entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, inner]) => inner)
    : Object.fromEntries(entries);
}

/**
 * The fields of a calculator as the query of its address has them, or null if none of them stands there. A field that
 * the link leaves out has its initial value; a list is taken from the link as a whole.
 */
export function textsIn(
  query: Texts,
  { starting, isField }: { readonly starting: Texts; readonly isField: (path: string) => boolean },
): Texts | null {
  const known = Object.entries(query).filter(([path]) => isField(path));
  if (known.length === 0) return null;
  const lists = new Set(known.flatMap(([path]) => (path.includes('.') ? [listOf(path)] : [])));
  const others = Object.entries(starting).filter(([path]) => !lists.has(listOf(path)));
  return Object.fromEntries([...others, ...known]);
}

function listOf(path: string): string {
  return path.split('.')[0] ?? path;
}

/** `eaves.2.rise` as `eaves.1.rise` once the entry before it is gone; null for those of the entry itself. */
export function withoutEntry(texts: Texts, list: string, index: number): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([path, text]) => {
      const [name = '', at = '', ...rest] = path.split('.');
      if (name !== list || Number(at) < index) return [[path, text]];
      return Number(at) === index ? [] : [[[name, Number(at) - 1, ...rest].join('.'), text]];
    }),
  );
}

/** How many entries a list has. */
export function entriesOf(texts: Texts, list: string): number {
  const places = Object.keys(texts).flatMap((path) => {
    const [name, at] = path.split('.');
    return name === list ? [Number(at)] : [];
  });
  return places.length === 0 ? 0 : Math.max(...places) + 1;
}
