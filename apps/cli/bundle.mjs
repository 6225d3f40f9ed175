// Bundles the command line for bin/ridgeline.cjs: a first chunk with what every call needs, and chunks that are loaded with the
// commands that they are for. Loading some hundred modules one by one takes longer than most commands do (docs/adr/0049). The
// chunks are CommonJS, which Node loads faster.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['apps/cli/src', 'packages/adapters/src', 'packages/core/src', 'packages/packs/data'];
const FILES = ['apps/cli/bundle.mjs', 'apps/cli/package.json', 'pnpm-lock.yaml'];
const FOLDER = join(ROOT, 'apps/cli/dist/bundle');
const STAMP = join(FOLDER, 'built-from');
const FIRST =
  /apps.cli.src.(main|run|process-streams|commands|command-line.(?!input-failure-text|flags\.messages))/;

/** What every calculator needs, and prints its working with. */
const CALCULATORS =
  /apps.cli.src.(calculators.(calculat|result)|command-line.paragraphs)|core.src.calculators.[\w-]+(\.messages)?\.ts$|core.src.shared.(result|source-day|messages)/;

const RESOLVE = { conditionNames: ['@ridgeline/source', 'node', 'import', 'default'] };

/** A module whose value is computed here: reading the schedules takes longer than a calculation with one. */
const COMPUTED = join(ROOT, 'apps/cli/src/calculators/published-fee-schedules.ts');

const wanted = fingerprint();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== wanted) {
  rmSync(FOLDER, { recursive: true, force: true });
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: join(ROOT, 'apps/cli'),
    input: { main: 'src/main.ts' },
    platform: 'node',
    // These start no faster in a bundle: they are a database's, and find their files by their places.
    external: [/^@ridgeline\/(api|local)/, 'pg'],
    resolve: RESOLVE,
    plugins: [{ name: 'computed', load: (id) => (id === COMPUTED ? computed(rolldown) : null) }],
  });
  await bundle.write({
    dir: FOLDER,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    minify: { compress: true, mangle: false },
    codeSplitting: {
      groups: [
        { name: 'first', test: FIRST },
        { name: 'calculators', test: CALCULATORS },
      ],
    },
  });
  await bundle.close();
  writeFileSync(STAMP, wanted);
}

/** The module with what it exports as JSON. */
async function computed(rolldown) {
  const bundle = await rolldown({ input: COMPUTED, resolve: RESOLVE });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const module = await import(
    `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`
  );
  return Object.entries(module)
    .map(([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`)
    .join('');
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [...FILES, ...SOURCES.flatMap(filesIn)]) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.spec.ts'))
    .map((file) => join(folder, file))
    .sort();
}
