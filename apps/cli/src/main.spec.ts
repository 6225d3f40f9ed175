import { calculateWaste, parseWaste } from '@ridgeline/core/calculators';
import { describe, expect, it } from 'vitest';
import { EXIT_CODES } from './command-line/exit-codes.ts';
import { runCli } from './testing/run-cli.ts';
import { runProcess } from './testing/run-process.ts';

/** Longer than the buffer of a pipe. */
const LONG_ANSWER = ['permit-fee', 'schedules', '--json'];

describe('the program', { timeout: 60_000 }, () => {
  it('CALC-6 reads standard input, and writes the answer to standard output', async () => {
    const source = { areaSf: 2_450, rise: 6, percent: 15 };
    const inputs = parseWaste(source);
    const { exitCode, out } = await runProcess(['waste', '--input', '-', '--json'], {
      standardInput: JSON.stringify(source),
    });
    expect(exitCode).toBe(EXIT_CODES.ok);
    expect(inputs.ok && JSON.parse(out)).toEqual(inputs.ok && calculateWaste(inputs.value));
  });

  it('CALC-6 tells a failure on standard error, in the language of the environment', async () => {
    const standardInput = JSON.stringify({ areaSf: 2_450, rise: 6, percent: 101 });
    const expected = await runCli('waste --input - --lang es', { standardInput });
    expect(expected.err).toContain('--percent (percent): Escriba un valor de 0 a 100');
    const environment = { LC_ALL: 'es_US.UTF-8' };
    expect(await runProcess(['waste', '--input', '-'], { standardInput, environment })).toEqual(expected);
  });

  // Linux has a device that is always full.
  it.skipIf(process.platform !== 'linux')('says that the disk is full', async () => {
    const { exitCode, err } = await runProcess(['version'], { out: '/dev/full' });
    expect([exitCode, err]).toEqual([
      EXIT_CODES.unavailable,
      'The answer could not be written: the disk is full.\n',
    ]);
  });

  it('ends without a word when its pipe is closed', async () => {
    const { exitCode, err } = await runProcess(LONG_ANSWER, { out: 'closed pipe' });
    expect([exitCode, err]).toEqual([EXIT_CODES['pipe-closed'], '']);
  });
});
