import type { Calculation } from '@ridgeline/core/calculators';
import { csvLine } from '@ridgeline/core/reports';
import { fail, ok, type Result, say } from '@ridgeline/core/shared';
import { INPUT_FLAG } from '../calculators/calculator-inputs.ts';
import type { CliFailure, CliFailures } from '../command-line/cli-failure.ts';
import { cliMessages } from '../command-line/cli.messages.ts';
import { valueOf, type Answer, type Call, type Command, type Flag } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { sayFailures } from '../command-line/failure-text.ts';
import { STANDARD_INPUT } from '../command-line/json-source.ts';
import { nearestWord } from '../command-line/nearest-word.ts';
import { OutputLost } from '../command-line/output-lost.ts';
import { printable } from '../command-line/printable.ts';
import { BATCH_CALCULATORS, BATCH_COLUMNS, cellsOf, type BatchCalculator } from './batch-columns.ts';
import { csvRows, jsonRows, NotCsv, type CsvRow, type JsonRow } from './batch-rows.ts';

const FROM: Flag = { name: 'from', says: 'from', takes: 'FILE' };
const FORMAT: Flag = { name: 'format', says: 'format', takes: 'FORMAT', options: ['csv', 'jsonl'] };

// CALC-6
export const batchCommand: Command = {
  name: 'batch',
  flags: [FROM, FORMAT],
  operand: { name: 'calculator', required: true, options: BATCH_CALCULATORS },
  example: 'ridgeline batch waste --from roofs.csv',
  answer: async (call) => {
    const { flags, operands, streams, commands } = call;
    const calculator = BATCH_CALCULATORS.find((name) => name === operands[0]) ?? 'waste';
    const command = await commands.find(({ name }) => name === calculator)?.load();
    if (command === undefined) return fail([{ code: 'command-required' }]);
    const file = valueOf(flags, FROM.name) ?? STANDARD_INPUT;
    const isCsv = valueOf(flags, FORMAT.name) !== 'jsonl';
    try {
      const chunks = streams.readChunks(file);
      const batch = { calculator, command, call };
      return await (isCsv ? answerCsv(csvRows(chunks), batch) : answerJson(jsonRows(chunks), batch));
    } catch (problem) {
      if (problem instanceof NotCsv)
        return fail([{ code: 'file-not-csv', file, line: String(problem.line) }]);
      if (problem instanceof OutputLost || !isAboutFile(problem)) throw problem;
      return fail([{ code: 'file-unreadable', file }]);
    }
  },
};

type Batch = { readonly calculator: BatchCalculator; readonly command: Command; readonly call: Call };

async function answerCsv(
  rows: AsyncIterableIterator<CsvRow>,
  batch: Batch,
): Promise<Result<Answer, CliFailures>> {
  const { calculator, command, call } = batch;
  const first = await rows.next();
  const headings = first.done ? null : first.value.cells;
  if (headings === null) throw new NotCsv(first.done ? 1 : first.value.line);
  const unknown = unknownColumns(headings, command);
  if (unknown.length > 0) return fail(unknown);
  const { streams } = call;
  await streams.out(csvLine(['line', ...BATCH_COLUMNS[calculator].map(([name]) => name)]));
  let hasFailed = false;
  for await (const { line, cells } of rows) {
    const answer = await answerToCells(cells, headings, batch);
    if (answer.ok) await streams.out(csvLine([String(line), ...cellsOf(calculator, answer.value.outcome)]));
    else {
      hasFailed = true;
      await refuseRow(line, answer.failure, call);
    }
  }
  return written(hasFailed);
}

/** Columns are the flags of the calculator; an empty cell counts as left out. */
async function answerToCells(
  cells: readonly string[] | null,
  headings: readonly string[],
  { command, call }: Batch,
): Promise<Result<Calculated, CliFailures>> {
  if (cells === null) return fail([{ code: 'row-not-csv' }]);
  if (cells.length !== headings.length)
    return fail([{ code: 'cells-miscounted', cells: cells.length, headings: headings.length }]);
  const flags = new Map(headings.flatMap((name, at) => (cells[at] ? [[name, [cells[at]]] as const] : [])));
  return calculated(await command.answer({ ...call, operands: [], flags }));
}

async function answerJson(
  rows: AsyncIterable<JsonRow>,
  { command, call }: Batch,
): Promise<Result<Answer, CliFailures>> {
  let hasFailed = false;
  for await (const { line, json } of rows) {
    const streams = { ...call.streams, standardInput: async () => json };
    const flags = new Map([[INPUT_FLAG.name, [STANDARD_INPUT]]]);
    const answer = calculated(await command.answer({ ...call, operands: [], flags, streams }));
    if (answer.ok) await call.streams.out(`${JSON.stringify({ line, result: answer.value })}\n`);
    else {
      hasFailed = true;
      await refuseRow(line, answer.failure.map(ofRow), call);
    }
  }
  return written(hasFailed);
}

type Calculated = Calculation<unknown, unknown>;

function calculated(answer: Result<Answer, CliFailures>): Result<Calculated, CliFailures> {
  if (!answer.ok) return answer;
  if (!('data' in answer.value)) throw new Error('a calculator returns its result');
  return ok(answer.value.data as Calculated);
}

/** The line is the input file of the calculator, which the person who runs a batch knows nothing of. */
function ofRow(failure: CliFailure): CliFailure {
  return failure.code === 'file-not-json' ? { code: 'row-not-json' } : failure;
}

async function refuseRow(line: number, failures: CliFailures, { streams, locale }: Call): Promise<void> {
  const reason = printable((await sayFailures(failures, locale)).join('; ').replaceAll('\n', ' '));
  streams.err(`${say(cliMessages, locale, 'row-refused', { line: String(line), reason })}\n`);
}

function written(hasFailed: boolean): Result<Answer, CliFailures> {
  return ok({ written: true, exitCode: hasFailed ? EXIT_CODES.no : EXIT_CODES.ok });
}

/** Columns that are no flag of the calculator, or one that takes no value or a file. */
function unknownColumns(headings: readonly string[], command: Command): readonly CliFailure[] {
  const names = command.flags
    .filter(({ field, takes }) => field !== undefined && takes !== undefined)
    .map(({ name }) => name);
  return headings
    .filter((given) => !names.includes(given))
    .map((given) => ({ code: 'column-unknown', given, nearest: nearestWord(given, names) }));
}

function isAboutFile(problem: unknown): boolean {
  return typeof (problem as NodeJS.ErrnoException).code === 'string';
}
