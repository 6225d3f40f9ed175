// The cost of each calculator: evaluations per second with and without its working, and its size when bundled alone.
// From the root: node --conditions=@ridgeline/source --import tsx packages/core/bench/calculators.bench.ts
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { calculateIceAndWaterShield } from '../src/calculators/ice-and-water-shield/ice-and-water-shield.calculator.ts';
import { evaluateIceAndWaterShield } from '../src/calculators/ice-and-water-shield/ice-and-water-shield.policy.ts';
import { compileFeeSchedule } from '../src/calculators/permit-fee/compiled-fee-schedule.ts';
import { calculatePermitFee } from '../src/calculators/permit-fee/permit-fee.policy.ts';
import { permitFeeTotal } from '../src/calculators/permit-fee/fee-calculation.policy.ts';
import { calculateVentilation } from '../src/calculators/ventilation/ventilation.calculator.ts';
import { evaluateVentilation } from '../src/calculators/ventilation/ventilation.policy.ts';
import { calculateWaste } from '../src/calculators/waste/waste.calculator.ts';
import { evaluateWaste } from '../src/calculators/waste/waste.policy.ts';
import { iceInputs } from '../src/testing/calculators/ice-and-water-shield.builder.ts';
import { aPermitProject } from '../src/testing/calculators/permit-fee.builder.ts';
import { ventilationInputs } from '../src/testing/calculators/ventilation.builder.ts';
import { wasteInputs } from '../src/testing/calculators/waste.builder.ts';
import { publishedFeeSchedule } from '../src/testing/calculators/published-fee-schedules.ts';

const canonCityCo2024 = publishedFeeSchedule('canon-city-co-2024');

type Contestant = {
  readonly name: string;
  readonly evaluate: () => unknown;
  readonly calculate: () => unknown;
  /** The code to bundle, without message tables: the evaluation, and everything from parsing the inputs to the hash. */
  readonly evaluation: string;
  readonly whole: string;
};

const compiled = compileFeeSchedule(canonCityCo2024);
if (!compiled.ok) throw new Error('The published schedule does not compile.');
const schedule = compiled.value;
const [ice, waste, ventilation, project] = [
  iceInputs(),
  wasteInputs(),
  ventilationInputs(),
  aPermitProject(),
] as const;

const contestants: readonly Contestant[] = [
  {
    name: 'ice and water shield',
    evaluate: () => evaluateIceAndWaterShield(ice),
    calculate: () => calculateIceAndWaterShield(ice),
    evaluation: `export { evaluateIceAndWaterShield } from './ice-and-water-shield/ice-and-water-shield.policy.ts'`,
    whole: `export { parseIceAndWaterShield } from './ice-and-water-shield/ice-and-water-shield.inputs.ts';
      export { calculateIceAndWaterShield } from './ice-and-water-shield/ice-and-water-shield.calculator.ts'`,
  },
  {
    name: 'waste',
    evaluate: () => evaluateWaste(waste),
    calculate: () => calculateWaste(waste),
    evaluation: `export { evaluateWaste } from './waste/waste.policy.ts'`,
    whole: `export { parseWaste } from './waste/waste.inputs.ts';
      export { calculateWaste } from './waste/waste.calculator.ts'`,
  },
  {
    name: 'ventilation',
    evaluate: () => evaluateVentilation(ventilation),
    calculate: () => calculateVentilation(ventilation),
    evaluation: `export { evaluateVentilation } from './ventilation/ventilation.policy.ts'`,
    whole: `export { parseVentilation } from './ventilation/ventilation.inputs.ts';
      export { calculateVentilation } from './ventilation/ventilation.calculator.ts'`,
  },
  {
    name: 'permit fee',
    evaluate: () => permitFeeTotal(schedule, project),
    calculate: () => calculatePermitFee({ schedule: canonCityCo2024, project }),
    evaluation: `export { compileFeeSchedule } from './permit-fee/compiled-fee-schedule.ts';
      export { permitFeeTotal } from './permit-fee/fee-calculation.policy.ts'`,
    whole: `export { parsePermitProject } from './permit-fee/permit-project.policy.ts';
      export { calculatePermitFee } from './permit-fee/permit-fee.policy.ts'`,
  },
];

const ROUND_MS = 500;
const ROUNDS = 5;
const BATCH = 1_000;

/** The best of a few rounds: other work on the machine can only slow a round down. */
function perSecond(run: () => unknown): number {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    let runs = 0;
    let elapsed = 0;
    while (elapsed < ROUND_MS) {
      for (let n = 0; n < BATCH; n++) kept = run();
      runs += BATCH;
      elapsed = performance.now() - start;
    }
    best = Math.max(best, (runs / elapsed) * 1_000);
  }
  return best;
}

type Esbuild = {
  buildSync(options: object): { readonly outputFiles: readonly { readonly contents: Uint8Array }[] };
};

/** Stores each result, so that no call is optimized away. */
let kept: unknown;

/** tsx, which runs this file, depends on esbuild. */
const requireHere = createRequire(import.meta.url);
const { buildSync } = createRequire(requireHere.resolve('tsx'))('esbuild') as Esbuild;

function bundledBytes(contents: string): number {
  const resolveDir = fileURLToPath(new URL('../src/calculators', import.meta.url));
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2023',
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? '').length;
}

const rows = contestants.map(({ name, evaluate, calculate, evaluation, whole }) => [
  name,
  Math.round(perSecond(evaluate)).toLocaleString('en-US'),
  Math.round(perSecond(calculate)).toLocaleString('en-US'),
  bundledBytes(evaluation).toLocaleString('en-US'),
  bundledBytes(whole).toLocaleString('en-US'),
]);
const header = ['calculator', 'a second', 'with working and hash', 'bytes', 'bytes, input to hash'];
const table = [header, ...rows];
const widths = header.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
for (const row of table) {
  const cells = row.map((cell, column) =>
    column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
  );
  process.stdout.write(`${cells.join('  ')}\n`);
}
process.stdout.write(`bytes: minified and brotli, without tables of messages; last result ${typeof kept}\n`);
