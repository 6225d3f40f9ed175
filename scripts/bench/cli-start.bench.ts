/**
 * How long `ridgeline` takes to start, as a ratio to `node -e 0` in the same run, the runs alternating. On a busy machine the
 * fastest runs tell more than the medians. The goal is 1.5 for what only starts; a calculation has its own work in it.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RUNS = 31;
const PROGRAM = join(fileURLToPath(new URL('../..', import.meta.url)), 'apps/cli/bin/ridgeline.cjs');
const PERMIT_FEE =
  'permit-fee --schedule johnstown-co --value 15000 --material-cost 8000 --roof-size 2450 --roof-material asphalt-shingle';
const CASES: Readonly<Record<string, readonly string[]>> = {
  'node -e 0': ['-e', '0'],
  ridgeline: [PROGRAM],
  'ridgeline version': [PROGRAM, 'version'],
  'ridgeline help waste': [PROGRAM, 'help', 'waste'],
  'ridgeline waste': [PROGRAM, 'waste', '--area', '2450', '--rise', '6', '--percent', '15'],
  'ridgeline ventilation': [
    PROGRAM,
    'ventilation',
    '--attic',
    '1500',
    '--edition',
    '2021',
    '--climate-zone',
    '6',
  ],
  'ridgeline permit-fee schedules': [PROGRAM, 'permit-fee', 'schedules', '--state', 'co'],
  'ridgeline permit-fee': [PROGRAM, ...PERMIT_FEE.split(' ')],
};

const times = new Map(Object.keys(CASES).map((name): [string, number[]] => [name, []]));
for (let run = 0; run < RUNS; run += 1) {
  for (const [name, argv] of Object.entries(CASES)) times.get(name)?.push(await millisecondsOf(argv));
}

const baseline = times.get('node -e 0') ?? [];
console.table(
  [...times].map(([command, values]) => ({
    command,
    'fastest ms': Math.round(Math.min(...values)),
    'median ms': Math.round(median(values)),
    'ratio of the fastest': Number((Math.min(...values) / Math.min(...baseline)).toFixed(2)),
    'ratio of the medians': Number((median(values) / median(baseline)).toFixed(2)),
  })),
);

async function millisecondsOf(argv: readonly string[]): Promise<number> {
  const from = performance.now();
  const child = spawn(process.execPath, [...argv], { stdio: 'ignore' });
  await new Promise((resolve) => child.on('exit', resolve));
  return performance.now() - from;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
