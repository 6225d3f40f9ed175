import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const WEB = fileURLToPath(new URL('../apps/web/src', import.meta.url));
const styles = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => [path, readFileSync(join(WEB, path), 'utf8')] as const);

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
});
