import { describe, expect, it } from 'vitest';
import { EXIT_CODES } from './command-line/exit-codes.ts';
import { ALL_COMMANDS } from './testing/run-cli.ts';
import { runProcess } from './testing/run-process.ts';

const NAMES = ALL_COMMANDS.map(({ name }) => name);
const wordsOf = (name: string) => name.split(' ');

/** What every command owes its user as a process; what it answers is in the spec of each. */
describe.each(NAMES)('ridgeline %s, as a process', { timeout: 60_000 }, (name) => {
  it('CALC-6 prints its help on standard output, and nothing beside it', async () => {
    const { exitCode, out, err } = await runProcess([...wordsOf(name), '--help']);
    expect([exitCode, err]).toEqual([EXIT_CODES.ok, '']);
    expect(out).toContain(`ridgeline ${name}`);
  });

  it('CALC-6 refuses a flag that it does not have, in words on standard error', async () => {
    const { exitCode, out, err } = await runProcess([...wordsOf(name), '--no-such-flag']);
    expect([exitCode, out]).toEqual([EXIT_CODES.unusable, '']);
    expect(err).toContain('--no-such-flag');
  });

  it('CALC-6 refuses it in JSON where JSON is asked for', async () => {
    const { exitCode, out, err } = await runProcess([...wordsOf(name), '--json', '--no-such-flag']);
    expect([exitCode, out]).toEqual([EXIT_CODES.unusable, '']);
    expect(JSON.parse(err)).toMatchObject({ failures: [{ code: 'flag-unknown' }] });
  });

  it.skipIf(process.platform !== 'linux')('CALC-6 says that the disk is full', async () => {
    const { exitCode } = await runProcess([...wordsOf(name), '--help'], { out: '/dev/full' });
    expect(exitCode).toBe(EXIT_CODES.unavailable);
  });
});
