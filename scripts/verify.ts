/**
 * `npm test`: the checks first, since they are fast; then the specs, then the end-to-end tests in a real browser.
 * `--checks` stops after the checks; `--all` runs every end-to-end test instead of the selected ones; `--only <name>` runs
 * one step. The last line is `N passed, N failed`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

type Step = { readonly name: string; readonly command: readonly string[]; readonly counts?: () => Counts };
type Counts = { readonly passed: number; readonly failed: number };

const REPORTS = 'test-results';
const node = [process.execPath, '--conditions=@ridgeline/source', '--import', 'tsx'];
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
];
const suites: readonly Step[] = [
  {
    name: 'specs',
    command: [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORTS}/specs.json`,
    ],
    counts: vitestCounts,
  },
  {
    name: 'end-to-end',
    command: [...node, 'scripts/end-to-end.ts', ...(wanted.all ? [] : ['first-walk'])],
    counts: playwrightCounts,
  },
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const asked = wanted.checks ? checks : [...checks, ...suites];
const steps = asked.filter(({ name }) => wanted.only === undefined || name === wanted.only);

let running: ChildProcess | undefined;
// `disconnect`: the bootstrap, our parent, was killed. A step that kept running would leave a database behind.
for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
  process.once(event, () => {
    running?.kill('SIGTERM');
    process.exit(1);
  });
}

const total = { passed: 0, failed: steps.length === 0 ? 1 : 0 };
for (const step of steps) {
  const { passed, failed } = await run(step);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** Shows a suite's output as it runs, and a check's output only if it has something to report. */
async function run({ name, command, counts }: Step): Promise<Counts> {
  console.log(`\n— ${name}`);
  const from = performance.now();
  const [file = '', ...args] = command;
  const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  running = child;
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null));
    child.on('exit', resolve);
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok' : 'FAILED'} ${name} (${seconds} s)`);
  const counted = counts?.() ?? { passed: 0, failed: 0 };
  if (code !== 0) return { passed: counted.passed, failed: Math.max(1, counted.failed) };
  return counts ? counted : { passed: 1, failed: 0 };
}

function vitestCounts(): Counts {
  const report = reportIn<{ numPassedTests: number; numFailedTests: number }>('specs.json');
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
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
