/**
 * The one command that is the truth: `npm test`. Checks first, since they are quick; then specs, then the real browser.
 * `--checks` stops after the checks; `--all` makes every walk instead of the first. The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

type Step = { readonly name: string; readonly command: readonly string[]; readonly counts?: () => Counts };
type Counts = { readonly passed: number; readonly failed: number };

const REPORTS = 'test-results';
const node = [process.execPath, '--conditions=@ridgeline/source', '--import', 'tsx'];
const bin = (name: string) => `node_modules/.bin/${name}`;

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
    command: [...node, 'scripts/end-to-end.ts', ...(process.argv.includes('--all') ? [] : ['first-walk'])],
    counts: playwrightCounts,
  },
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const total = { passed: 0, failed: 0 };
for (const step of process.argv.includes('--checks') ? checks : [...checks, ...suites]) {
  const { passed, failed } = await run(step);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** A suite shows itself as it runs; a check is heard only when it has something to say. */
async function run({ name, command, counts }: Step): Promise<Counts> {
  console.log(`\n— ${name}`);
  const from = performance.now();
  const [file = '', ...args] = command;
  const child = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'] });
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
