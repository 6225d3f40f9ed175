/**
 * `pnpm checklist`, or `pnpm checklist PAUSE PLAN` for some areas: which lines of docs/product/checklist.md are named
 * by a test title, which only by code, and which by nothing yet. That part informs; it fails if the decisions in the code
 * and in the checklist differ.
 */
import { decisionFindings, ID, isSpec, listedIds, readChecklist, readSources } from './product-checklist.ts';

type Line = { readonly id: string; readonly tests: number; readonly code: number };

const TITLE = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])(?<title>.*?)\1/gs;
/** Tables of test cases have their ids in the first cell of a row. */
const CASE = /^\s*\[?\s*['"`](?<title>[^'"`\n]*[A-Z]{3,5}-\d+[^'"`\n]*)['"`],/gm;

const wanted = process.argv.slice(2);
const checklist = readChecklist();
const sources = readSources();
const ids = listedIds(checklist).filter(
  (id) => wanted.length === 0 || wanted.includes(id.split('-')[0] ?? ''),
);
const inTests = new Map<string, number>();
const inCode = new Map<string, number>();
for (const [path, text] of sources) read(path, text);

const lines: Line[] = ids.map((id) => ({ id, tests: inTests.get(id) ?? 0, code: inCode.get(id) ?? 0 }));
const tested = lines.filter(({ tests }) => tests > 0);
const onlyInCode = lines.filter(({ tests, code }) => tests === 0 && code > 0);
const missing = lines.filter(({ tests, code }) => tests === 0 && code === 0);

console.log(
  `${ids.length} lines: ${tested.length} named by a test, ${onlyInCode.length} only by code, ${missing.length} missing`,
);
if (onlyInCode.length > 0) console.log(`only in code: ${onlyInCode.map(({ id }) => id).join(' ')}`);
if (missing.length > 0) console.log(`missing:      ${missing.map(({ id }) => id).join(' ')}`);

const findings = decisionFindings(checklist, sources);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;

function read(path: string, text: string): void {
  if (!isSpec(path)) return add(inCode, text);
  const titles = [...text.matchAll(TITLE), ...text.matchAll(CASE)].map(
    (match) => match.groups?.['title'] ?? '',
  );
  add(inTests, titles.join('\n'));
}

function add(counts: Map<string, number>, text: string): void {
  for (const [id] of text.matchAll(ID)) counts.set(id, (counts.get(id) ?? 0) + 1);
}
