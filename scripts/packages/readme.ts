import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.ts';
import { PUBLISHED, type PackedWorld } from './packed.ts';

type Block = { readonly language: string; readonly text: string };

/**
 * The examples of the READMEs, as they are packed. A `js` block is run by Node and prints the `text` block after it; a
 * `ts` block is a spec, which `writeReadmeSpecs` adds to the strict example.
 */
export async function readmeFindings({ folder, packages }: PackedWorld): Promise<readonly string[]> {
  const findings = PUBLISHED.map(async (name) => {
    const blocks = blocksOf(packages[name]);
    const examples = blocks.flatMap(({ language, text }, at) =>
      language === 'js' ? [{ code: text, expected: blocks[at + 1] }] : [],
    );
    return Promise.all(
      examples.map(async ({ code, expected }, at) => {
        const file = join(folder, `readme.${name}.${at}.mjs`);
        writeFileSync(file, code);
        const { output } = await run([file]);
        const wanted = expected?.language === 'text' ? expected.text : null;
        return output === wanted
          ? []
          : [`README of ${name}: example ${at + 1} prints\n${output}\ninstead of\n${wanted}`];
      }),
    );
  });
  return (await Promise.all(findings)).flat(2);
}

export function writeReadmeSpecs({ folder, packages }: PackedWorld): void {
  for (const name of PUBLISHED) {
    const specs = blocksOf(packages[name]).filter(({ language }) => language === 'ts');
    for (const [at, { text }] of specs.entries())
      writeFileSync(join(folder, `strict-typescript/src/readme-${name}-${at}.spec.ts`), text);
  }
}

function blocksOf(place: string): readonly Block[] {
  const text = readFileSync(join(place, 'README.md'), 'utf8');
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language = '', text = '']) => ({
    language,
    text,
  }));
}
