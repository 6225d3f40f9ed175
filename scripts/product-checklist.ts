/** Reads the product checklist (docs/product/checklist.md), and the ids in code and tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** File contents by path. */
export type Sources = ReadonlyMap<string, string>;

export const CHECKLIST = 'docs/product/checklist.md';
/** The id of a line: `PAUSE-7`. Decisions below it have sub-numbers: `PAUSE-7.1`. */
export const ID = /\b[A-Z]{3,5}-\d+\b/g;

const ROOMS = ['packages', 'apps', 'openapi', 'scripts'];
const SPEC = /\.(spec|contract)\.tsx?$|\.model\.ts$/;
const LISTED_DECISION = /^ {2}- (?<id>(?<line>[A-Z]{3,5}-\d+)\.\d+) \*\*D\*\* /gm;
const INLINE_DECISION = /^- (?<line>[A-Z]{3,5}-\d+).*\*\*D\*\*/gm;
const MARKED_DECISION = /\bD (?<id>[A-Z]{3,5}-\d+\.\d+)\b/g;
/** A comment that marks a decision without its id. */
const UNNAMED_DECISION = /(?:\/\/|\*).*(?:\bD(?: [A-Z]{3,5}-\d+(?![.\d])|:)|\(D\)).*/g;

export function readChecklist(): string {
  return readFileSync(CHECKLIST, 'utf8');
}

export function readSources(): Sources {
  return new Map(ROOMS.flatMap(filesIn).map((path) => [path, readFileSync(path, 'utf8')]));
}

export function isSpec(path: string): boolean {
  return SPEC.test(path);
}

/** The ids of all lines, in the order of the list. */
export function listedIds(checklist: string): readonly string[] {
  const found = [...checklist.matchAll(/^- (?=[A-Z]+-\d)(.*)$/gm)].flatMap(([, line = '']) => {
    const [first = ''] = line.split(/\s/);
    // A line of ENT contains several entries.
    return first.startsWith('ENT-') ? [...line.matchAll(ID)].map(([id]) => id) : [first];
  });
  return [...new Set(found)];
}

/** Differences between the decisions in the checklist and in the code; empty if they agree. */
export function decisionFindings(checklist: string, sources: Sources): readonly string[] {
  const lines = new Set(listedIds(checklist));
  const listed = [...checklist.matchAll(LISTED_DECISION)].map(({ groups }) => groups ?? {});
  const marked = [...sources].filter(([path]) => /\.tsx?$/.test(path) && !isSpec(path)).flatMap(marksIn);
  const inCode = new Set(marked.map(({ id }) => id));
  const ids = listed.map(({ id = '' }) => id);
  return [
    ...listed.flatMap(({ id, line = '' }) => (lines.has(line) ? [] : [`${id} is below no line ${line}`])),
    ...[...checklist.matchAll(INLINE_DECISION)].map(
      ({ groups }) => `${groups?.['line']} decides something that has no line of its own`,
    ),
    ...ids.flatMap((id, index) => (ids.indexOf(id) < index ? [`${id} is listed twice`] : [])),
    ...ids.flatMap((id) => (inCode.has(id) ? [] : [`${id} is listed, and no code is marked "D ${id}"`])),
    ...marked.flatMap(({ id, path }) =>
      ids.includes(id) ? [] : [`${path}: D ${id} is not in ${CHECKLIST}`],
    ),
    ...[...sources].flatMap(unnamedIn),
  ];
}

function marksIn([path, text]: readonly [string, string]) {
  return [...text.matchAll(MARKED_DECISION)].map(({ groups }) => ({ path, id: groups?.['id'] ?? '' }));
}

function unnamedIn([path, text]: readonly [string, string]): readonly string[] {
  if (!/^(packages|apps)\/.*\.tsx?$/.test(path) || isSpec(path)) return [];
  return [...text.matchAll(UNNAMED_DECISION)].map(
    ([comment]) => `${path}: a decision without its id: ${comment}`,
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|yaml|css|sql)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/node_modules|\/dist\/|\.gen\./.test(path));
}
