import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const WEB = fileURLToPath(new URL('../apps/web/src', import.meta.url));
const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
const styles = files
  .filter((path) => path.endsWith('.css'))
  .map((path) => [path, readFileSync(join(WEB, path), 'utf8')] as const);

/** Each stylesheet that a source file takes class names from, with the names; null among them for a computed one. */
const taken = files
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) => {
    const source = readFileSync(join(WEB, path), 'utf8');
    const imports = source.matchAll(/import (\w+) from '(\.{1,2}\/[^']+\.module\.css)'/g);
    return [...imports].map(([statement, name = '', css = '']) => ({
      path,
      css: join(dirname(path), css),
      names: [
        ...source.replace(statement, '').matchAll(new RegExp(`\\b${name}\\b(?:\\['([\\w-]+)'\\])?`, 'g')),
      ].map(([, key]) => key ?? null),
    }));
  });

const namesIn = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => name);

describe('the styles', () => {
  it('define every custom property that they use: a misspelled one has no value', () => {
    const defined = new Set(styles.flatMap(([, css]) => namesIn(css, /^\s*(--[\w-]+):/gm)));
    const used = styles.flatMap(([path, css]) =>
      namesIn(css, /var\((--[\w-]+)/g).map((name) => [path, name] as const),
    );
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter(([, name]) => !defined.has(name))).toEqual([]);
  });

  it('have a rule for every class name that is asked for', () => {
    const rules = new Map(styles.map(([path, css]) => [path, classesIn(css)] as const));
    const missing = taken.flatMap(({ path, css, names }) =>
      names.filter((name) => name !== null && !rules.get(css)?.has(name)).map((name) => `${path}: ${name}`),
    );
    expect(taken.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  it('have no rule that nobody asks for, where no name is computed', () => {
    const unused = styles.flatMap(([path, css]) => {
      const asked = new Set(taken.filter((one) => one.css === path).flatMap(({ names }) => names));
      if (!path.endsWith('.module.css') || asked.has(null)) return [];
      return [...classesIn(css)].filter((name) => !asked.has(name)).map((name) => `${path}: ${name}`);
    });
    expect(unused).toEqual([]);
  });
});

function classesIn(css: string): ReadonlySet<string> {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/:\s[^;{}]*;/g, '');
  return new Set(namesIn(selectors, /\.([a-zA-Z][\w-]*)/g));
}
