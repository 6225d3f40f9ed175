/**
 * `npm test`: the checks first, two at a time, since they are fast; then the specs, then the end-to-end tests in a browser.
 * `--checks` stops after the checks; `--all` adds the specs of a landing, which start the product as a user does and run the
 * snippets of the docs, and runs every end-to-end test instead of the selected ones; `--only <name>` runs one step. The last
 * line is `N passed, N failed`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

type Step = {
  readonly name: string;
  readonly command: readonly string[];
  /** The step that it needs the result of. */
  readonly after?: string;
};
type Suite = Step & {
  readonly counts: () => Counts;
  /** Only with `--all`, or by its name. */
  readonly atLandings?: boolean;
};
type Counts = { readonly passed: number; readonly failed: number };

const REPORTS = 'test-results';
const node = [process.execPath, '--import', 'tsx'];
const bin = (name: string) => `node_modules/.bin/${name}`;

const { values: wanted } = parseArgs({
  options: { checks: { type: 'boolean' }, all: { type: 'boolean' }, only: { type: 'string' } },
});

const checks: readonly Step[] = [
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  { name: 'types', command: [bin('tsc'), '-b'] },
  { name: 'lint', command: [bin('oxlint'), '--deny-warnings'] },
  {
    name: 'boundaries',
    command: [bin('depcruise'), '--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'scripts'],
  },
  {
    name: 'floors',
    command: [bin('depcruise'), '--config', '.dependency-cruiser.rooms.cjs', 'packages', 'apps'],
  },
  { name: 'nothing unused', command: [bin('knip')] },
  {
    name: 'nothing of core used by specs alone',
    command: [
      bin('knip'),
      '--production',
      '--config',
      'knip.production.jsonc',
      '--workspace',
      'packages/core',
    ],
  },
  { name: 'contract as generated', command: [...node, 'scripts/contract.ts', '--check'] },
  { name: 'rules as listed', command: [...node, 'scripts/rules.ts', '--check'] },
  {
    name: 'packages',
    command: [...node, 'scripts/packages.ts', ...(wanted.all ? ['--every-door'] : [])],
    after: 'types',
  },
];
const suites: readonly Suite[] = [
  { name: 'specs', command: vitest('specs', '!landing*'), counts: vitestCounts('specs') },
  {
    name: 'landing',
    command: vitest('landing', 'landing*'),
    counts: vitestCounts('landing'),
    atLandings: true,
  },
  {
    name: 'end-to-end',
    command: [...node, 'scripts/end-to-end.ts', ...(wanted.all ? [] : ['first-walk'])],
    counts: playwrightCounts,
  },
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const isAsked = ({ name, atLandings = false }: Step & Partial<Suite>) =>
  wanted.only === undefined ? !atLandings || wanted.all === true : name === wanted.only;
const [askedChecks, askedSuites] = [checks.filter(isAsked), wanted.checks ? [] : suites.filter(isAsked)];

const running = new Set<ChildProcess>();
// `disconnect`: the bootstrap, our parent, was killed. A step that kept running would leave a database behind.
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
  process.once(event, () => {
    for (const child of running) child.kill('SIGTERM');
    process.exit(1);
  });
}

const counts: Counts[] = [];
const waiting = [...askedChecks];
const begun = new Map<string, Promise<Counts>>();
const checkOneByOne = async () => {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const checked = check(step);
    begun.set(step.name, checked);
    counts.push(await checked);
  }
};
await Promise.all([checkOneByOne(), checkOneByOne()]);
for (const suite of askedSuites) counts.push(await show(suite));

const sum = (count: keyof Counts) => counts.reduce((total, { [count]: one }) => total + one, 0);
const failed = counts.length === 0 ? 1 : sum('failed');
console.log(`\n${sum('passed')} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Shows a check's output when it has ended, since another one runs beside it. */
async function check(step: Step): Promise<Counts> {
  if (step.after !== undefined) await begun.get(step.after);
  const { code, output, seconds } = await run(step, 'pipe');
  console.log(`\n— ${step.name}\n${output}${told(code, step, seconds)}`);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Shows a suite's output as it runs. */
async function show(step: Suite): Promise<Counts> {
  console.log(`\n— ${step.name}`);
  const { code, seconds } = await run(step, 'inherit');
  console.log(told(code, step, seconds));
  const counted = step.counts();
  return code === 0 ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

function told(code: number | null, { name }: Step, seconds: string): string {
  return `${code === 0 ? 'ok' : 'FAILED'} ${name} (${seconds} s)`;
}

async function run({ command }: Step, output: 'pipe' | 'inherit') {
  const from = performance.now();
  const [file = '', ...args] = command;
  const child = spawn(file, args, { stdio: ['ignore', output, output] });
  running.add(child);
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  running.delete(child);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  return { code, seconds, output: Buffer.concat(chunks).toString() };
}

function vitest(report: string, project: string): readonly string[] {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${report}.json`];
  return [bin('vitest'), 'run', `--project=${project}`, ...reporters];
}

function vitestCounts(report: string): () => Counts {
  return () => {
    const counted = reportIn<{ numPassedTests: number; numFailedTests: number }>(`${report}.json`);
    return { passed: counted?.numPassedTests ?? 0, failed: counted?.numFailedTests ?? 0 };
  };
}

function playwrightCounts(): Counts {
  const stats = reportIn<{ stats: { expected: number; unexpected: number } }>('end-to-end.json')?.stats;
  return { passed: stats?.expected ?? 0, failed: stats?.unexpected ?? 0 };
}

function reportIn<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(`${REPORTS}/${file}`, 'utf8')) as Report;
  } catch {
    return null;
  }
}
