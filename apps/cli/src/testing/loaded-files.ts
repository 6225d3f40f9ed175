import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUNDLE = fileURLToPath(new URL('../../dist/bundle', import.meta.url));
/** `require("./c.cjs")`, and not that of a dynamic import: `Promise.resolve().then(()=>require("./c.cjs"))`. */
const STATIC = /(?<!=>\s*)\brequire\(["']\.\/([^"']+)["']\)/g;

/** The files of the bundle that are loaded before the command with this chunk can run: `iws.command`. */
export function filesLoadedFor(chunk: string): readonly string[] {
  const files = readdirSync(BUNDLE);
  const file = files.find((file) => file.startsWith(`${chunk}-`));
  if (file === undefined) throw new Error(`the bundle has no ${chunk}`);
  const loaded = new Set<string>();
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const [, needed = ''] of readFileSync(join(BUNDLE, name), 'utf8').matchAll(STATIC)) load(needed);
  };
  load('main.cjs');
  load(file);
  return [...loaded];
}
