import type { Calculation } from '@ridgeline/core/calculators';
import { csvLine } from '@ridgeline/core/reports';
import { fail, ok, say } from '@ridgeline/core/shared';
import { INPUT_FLAG } from '../calculators/calculator-inputs.ts';
import type { CliFailure } from '../command-line/cli-failure.ts';
import { cliMessages } from '../command-line/cli.messages.ts';
import { valueOf, type Answer, type Call, type Command, type Flag } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { sayFailures } from '../command-line/failure-text.ts';
import { STANDARD_INPUT } from '../command-line/json-source.ts';
import { nearestWord } from '../command-line/nearest-word.ts';
import { OutputLost } from '../command-line/output-lost.ts';
import { printable } from '../command-line/printable.ts';
import { BATCH_CALCULATORS, BATCH_COLUMNS, cellsOf, type BatchCalculator } from './batch-columns.ts';
import { csvRows, jsonRows, NotCsv, type BatchRow } from './batch-rows.ts';

const FROM: Flag = { name: 'from', says: 'from', takes: 'FILE' };
const FORMAT: Flag = { name: 'format', says: 'format', takes: 'FORMAT', options: ['csv', 'jsonl'] };

// CALC-6
export const batchCommand: Command = {
  name: 'batch',
  flags: [FROM, FORMAT],
  operand: { name: 'calculator', required: true, options: BATCH_CALCULATORS },
  example: 'ridgeline batch waste --from roofs.csv',
  answer: async (call) => {
    const { flags, operands, streams, locale, commands } = call;
    const calculator = BATCH_CALCULATORS.find((name) => name === operands[0]) ?? 'waste';
    const command = await commands.find(({ name }) => name === calculator)?.load();
    if (command === undefined) return fail([{ code: 'command-required' }]);
    const file = valueOf(flags, FROM.name) ?? STANDARD_INPUT;
    const isCsv = valueOf(flags, FORMAT.name) !== 'jsonl';
    let hasFailed = false;
    let isFirst = true;
    try {
      const chunks = streams.readChunks(file);
      for await (const row of isCsv ? csvRows(chunks) : jsonRows(chunks)) {
        if (isFirst && 'cells' in row) {
          const unknown = unknownColumns(row, command);
          if (unknown.length > 0) return fail(unknown);
          await streams.out(csvLine(['line', ...BATCH_COLUMNS[calculator].map(([name]) => name)]));
        }
        isFirst = false;
        const answer = await command.answer(callOf(row, call));
        if (answer.ok) await streams.out(lineOf(row, answer.value, calculator));
        else {
          hasFailed = true;
          const [words = '', ...more] = await sayFailures(answer.failure, locale);
          const reason = printable([words, ...more].join(' ').replaceAll('\n', ' '));
          streams.err(`${say(cliMessages, locale, 'row-refused', { line: String(row.line), reason })}\n`);
        }
      }
    } catch (problem) {
      if (problem instanceof NotCsv)
        return fail([{ code: 'file-not-csv', file, line: String(problem.line) }]);
      if (problem instanceof OutputLost || !isAboutFile(problem)) throw problem;
      return fail([{ code: 'file-unreadable', file }]);
    }
    return ok({ written: true, exitCode: hasFailed ? EXIT_CODES.no : EXIT_CODES.ok });
  },
};

/** The call of the calculator for one row: columns are its flags, a line of JSON is its input file. */
function callOf(row: BatchRow, call: Call): Call {
  return 'cells' in row
    ? { ...call, operands: [], flags: new Map([...row.cells].map(([name, value]) => [name, [value]])) }
    : {
        ...call,
        operands: [],
        flags: new Map([[INPUT_FLAG.name, [STANDARD_INPUT]]]),
        streams: { ...call.streams, standardInput: async () => row.json },
      };
}

function lineOf(row: BatchRow, answer: Answer, calculator: BatchCalculator): string {
  const data = 'data' in answer ? (answer.data as Calculation<unknown, unknown>) : null;
  return 'cells' in row
    ? csvLine([String(row.line), ...cellsOf(calculator, data?.outcome)])
    : `${JSON.stringify({ line: row.line, result: data })}\n`;
}

/** Columns that are no flag of the calculator, or one that takes no value or a file. */
function unknownColumns(
  { cells }: { readonly cells: ReadonlyMap<string, string> },
  command: Command,
): readonly CliFailure[] {
  const names = command.flags
    .filter(({ field, takes }) => field !== undefined && takes !== undefined)
    .map(({ name }) => name);
  return [...cells.keys()]
    .filter((given) => !names.includes(given))
    .map((given) => ({ code: 'column-unknown', given, nearest: nearestWord(given, names) }));
}

function isAboutFile(problem: unknown): boolean {
  return typeof (problem as NodeJS.ErrnoException).code === 'string';
}
