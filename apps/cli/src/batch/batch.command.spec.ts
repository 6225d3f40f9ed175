import { calculateWaste, parseWaste } from '@ridgeline/core/calculators';
import { describe, expect, it } from 'vitest';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { runCli } from '../testing/run-cli.ts';

const HEADING =
  'line,waste_percent,total_sf,squares,bundles,starter_bundles,cap_bundles,drip_edge_pieces,underlayment_rolls';

describe('ridgeline batch', () => {
  it('CALC-6 calculates every row of a CSV, and lists rows that are refused by line and reason', async () => {
    const standardInput =
      '\uFEFFarea,rise,percent\r\n"2,450",8/12,15\r\n\r\n-3,6,10\r\n2450 sf,6,\r\n1000,6in,10\r\n';
    const { exitCode, out, err } = await runCli('batch waste', { standardInput });
    expect(exitCode).toBe(EXIT_CODES.no);
    const lines = out.trimEnd().split(/\r?\n/);
    expect(lines[0]).toBe(HEADING);
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 3))).toEqual([
      ['2', '15', '2817.5'],
      ['6', '10', '1100'],
    ]);
    expect(err.trimEnd().split('\n')).toEqual([
      'Line 4: --area (areaSf): Enter a value from 0 to 1,000,000',
      expect.stringMatching(/^Line 5: --percent \(percent\): /),
    ]);
  });

  it('CALC-6 calculates every line of JSON as the calculator does', async () => {
    const source = { areaSf: 2_450, rise: 6, percent: 15 };
    const standardInput = `${JSON.stringify(source)}\n\nno json\n${JSON.stringify(source)}`;
    const { exitCode, out, err } = await runCli('batch waste --format jsonl --lang es', { standardInput });
    const inputs = parseWaste(source);
    const result = inputs.ok ? calculateWaste(inputs.value) : null;
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { line: 1, result },
      { line: 4, result },
    ]);
    expect([exitCode, err]).toEqual([EXIT_CODES.no, 'Línea 3: no es un objeto JSON.\n']);
  });

  it('CALC-6 refuses a row of too few or too many cells as a row, and calculates the others', async () => {
    const standardInput =
      'area,rise,percent\n1000,6,10\n1000,6\n1000,6,10,9\n-1,6,\n1000,6,10\n10"00,6,10\n1000,6,10';
    const { exitCode, out, err } = await runCli('batch waste', { standardInput });
    expect(exitCode).toBe(EXIT_CODES.no);
    expect(
      out
        .trimEnd()
        .split(/\r?\n/)
        .map((line) => line.split(',')[0]),
    ).toEqual(['line', '2', '6', '8']);
    expect(err.trimEnd().split('\n')).toEqual([
      'Line 3: cells: 2, headings: 3.',
      'Line 4: cells: 4, headings: 3.',
      expect.stringMatching(/^Line 5: --area .*1,000,000; --percent /),
      'Line 7: a quotation mark is in the wrong place.',
    ]);
  });

  it.each([
    ['"1000,6,10', 4],
    ['"1000"0,6,10', 3],
  ])('CALC-6 says where a CSV cannot be read on, after the rows before: %s', async (row, line) => {
    const standardInput = `area,rise,percent\n1000,6,10\n${row}\n1000,6,10\n`;
    const { exitCode, out, err } = await runCli('batch waste', { standardInput });
    expect([exitCode, out.trimEnd().split('\n').length]).toEqual([EXIT_CODES.unusable, 2]);
    expect(err).toContain(`standard input is no CSV with headings: line ${line}.`);
  });

  it('CALC-6 answers headings without rows with headings', async () => {
    const { exitCode, out } = await runCli('batch waste', { standardInput: 'area,rise,percent\n' });
    expect([exitCode, out.trimEnd()]).toEqual([EXIT_CODES.ok, HEADING]);
  });

  it('CALC-6 gives a fee that is not known as such, and takes a file', async () => {
    const files = {
      'fees.csv':
        'schedule,value,material-cost,roof-size,roof-material\njohnstown-co,15000,8000,2450,asphalt-shingle\n',
    };
    const { exitCode, out } = await runCli('batch permit-fee --from fees.csv', { files });
    expect([exitCode, out.replaceAll('\r', '')]).toEqual([
      EXIT_CODES.ok,
      'line,fee,total_cents\n2,known,3000\n',
    ]);
  });

  it.each([
    ['batch waste', 'area,ris\n1,2\n', 'There is no column “ris” here. Did you mean “rise”?'],
    [
      'batch waste',
      'area,rise,percents\n1,6,\n',
      'There is no column “percents” here. Did you mean “percent”?',
    ],
    ['batch waste', '{"area":2450}\n', 'standard input is no CSV with headings: line 1.'],
    ['batch waste', '', 'standard input is no CSV with headings: line 1.'],
    ['batch waste --from gone.csv', '', 'gone.csv cannot be read.'],
    ['batch help', '', 'CALCULATOR: one of iws, waste, ventilation, or permit-fee.'],
  ])('VAL-1 is refused in words: %s %j', async (commandLine, standardInput, words) => {
    const { exitCode, out, err } = await runCli(commandLine, { standardInput });
    expect([exitCode, out]).toEqual([EXIT_CODES.unusable, '']);
    expect(err).toContain(words);
  });
});
