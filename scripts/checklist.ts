/**
 * Which lines of docs/product/checklist.md are named by a test title, which only by code, and which by nothing yet.
 * It informs and never fails: `pnpm checklist`, or `pnpm checklist PAUSE PLAN` for some areas alone.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Line = { readonly id: string; readonly tests: number; readonly code: number };

const ID = /\b[A-Z]{3,5}-\d+\b/g;
const ROOMS = ['packages', 'apps', 'openapi', 'scripts'];
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(?<title>.*?)\1/gs;
/** A table of cases names its ids in the first cell of its rows. */
const CASE = /^\s*\[?\s*['"`](?<title>[^'"`\n]*[A-Z]{3,5}-\d+[^'"`\n]*)['"`],/gm;

const wanted = process.argv.slice(2);
const ids = listed().filter((id) => wanted.length === 0 || wanted.includes(id.split('-')[0] ?? ''));
const inTests = new Map<string, number>();
const inCode = new Map<string, number>();
for (const file of ROOMS.flatMap(filesIn)) read(file);

const lines: Line[] = ids.map((id) => ({ id, tests: inTests.get(id) ?? 0, code: inCode.get(id) ?? 0 }));
const tested = lines.filter(({ tests }) => tests > 0);
const onlyInCode = lines.filter(({ tests, code }) => tests === 0 && code > 0);
const missing = lines.filter(({ tests, code }) => tests === 0 && code === 0);

console.log(
  `${ids.length} lines: ${tested.length} named by a test, ${onlyInCode.length} only by code, ${missing.length} missing`,
);
if (onlyInCode.length > 0) console.log(`only in code: ${onlyInCode.map(({ id }) => id).join(' ')}`);
if (missing.length > 0) console.log(`missing:      ${missing.map(({ id }) => id).join(' ')}`);

function listed(): string[] {
  const text = readFileSync('docs/product/checklist.md', 'utf8');
  const found = [...text.matchAll(/^- (?=[A-Z]+-\d)(.*)$/gm)].flatMap(([, line = '']) => {
    const [first = ''] = line.split(/\s/);
    // A line of ENT holds several entries one after the other.
    return first.startsWith('ENT-') ? [...line.matchAll(ID)].map(([id]) => id) : [first];
  });
  return [...new Set(found)];
}

function read(file: string): void {
  const text = readFileSync(file, 'utf8');
  if (!/\.(spec|contract)\.tsx?$|\.model\.ts$/.test(file)) return add(inCode, text);
  const titles = [...text.matchAll(TITLE), ...text.matchAll(CASE)].map(
    (match) => match.groups?.['title'] ?? '',
  );
  add(inTests, titles.join('\n'));
}

function add(counts: Map<string, number>, text: string): void {
  for (const [id] of text.matchAll(ID)) counts.set(id, (counts.get(id) ?? 0) + 1);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|yaml|css|sql)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/node_modules|\/dist\/|\.gen\./.test(path));
}
