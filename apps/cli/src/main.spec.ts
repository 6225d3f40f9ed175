import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { calculateWaste, parseWaste } from '@ridgeline/core/calculators';
import { describe, expect, it } from 'vitest';
import { EXIT_CODES } from './command-line/exit-codes.ts';
import { runCli } from './testing/run-cli.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAM = ['apps/cli/dist/main.js'];

function ridgeline(argv: readonly string[], standardInput = ''): Promise<{ stdout: string; stderr: string }> {
  const running = promisify(execFile)(process.execPath, [...PROGRAM, ...argv], {
    cwd: ROOT,
    env: { ...process.env, LC_ALL: 'es_US.UTF-8' },
  });
  running.child.stdin?.end(standardInput);
  return running;
}

describe('the program', () => {
  it('CALC-6 reads standard input, writes the answer to standard output, and takes its language from the environment', async () => {
    const source = { areaSf: 2_450, rise: 6, percent: 15 };
    const inputs = parseWaste(source);
    const inJson = await ridgeline(['waste', '--input', '-', '--json'], JSON.stringify(source));
    expect(inputs.ok && JSON.parse(inJson.stdout)).toEqual(inputs.ok && calculateWaste(inputs.value));

    const standardInput = JSON.stringify({ ...source, percent: 101 });
    const expected = await runCli('waste --input - --lang es', { standardInput });
    expect(expected.err).toContain('--percent (percent): Introduzca un valor de 0 a 100');
    await expect(ridgeline(['waste', '--input', '-'], standardInput)).rejects.toMatchObject({
      code: EXIT_CODES.unusable,
      stdout: '',
      stderr: expected.err,
    });
  }, 60_000);
});
