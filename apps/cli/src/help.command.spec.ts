import { LOCALES } from '@ridgeline/core/shared';
import { describe, expect, it } from 'vitest';
import { EXIT_CODES } from './command-line/exit-codes.ts';
import { ALL_COMMANDS, answerOf, runCli } from './testing/run-cli.ts';

const CALCULATORS = ALL_COMMANDS.filter(({ flags }) =>
  flags.some(({ needed, field }) => needed && field !== undefined),
);

describe('help', () => {
  it.each(ALL_COMMANDS.map((command) => [command.name, command] as const))(
    'is there for %s, with every flag, in every language, three ways',
    async (name, command) => {
      for (const locale of LOCALES) {
        const { exitCode, out, err } = await runCli(`help ${name} --lang ${locale}`);
        expect([exitCode, err]).toEqual([EXIT_CODES.ok, '']);
        expect(out).toContain(`ridgeline ${name}`);
        expect(out).toContain(command.example);
        for (const flag of command.flags) expect(out).toContain(`--${flag.name}`);
        expect((await runCli(`${name} --help --lang ${locale}`)).out).toBe(out);
        expect((await runCli(`--lang ${locale} ${name} -h`)).out).toBe(out);
      }
      expect(await answerOf(`help ${name}`)).toMatchObject({ name, example: command.example });
    },
  );

  it('lists every command and every exit code', async () => {
    const { out } = await runCli('help');
    for (const { name } of ALL_COMMANDS) expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
    for (const code of Object.values(EXIT_CODES)) expect(out).toMatch(new RegExp(`^  ${code}  `, 'm'));
    expect((await runCli('--help')).out).toBe(out);
    expect(await answerOf('help')).toHaveLength(ALL_COMMANDS.length);
  });

  it.each(CALCULATORS.map(({ name, example }) => [name, example] as const))(
    'shows an example of %s that works as it stands',
    async (_, example) => {
      for (const locale of LOCALES) {
        const { exitCode, out, err } = await runCli(`${example} --lang ${locale}`);
        expect([exitCode, err]).toEqual([EXIT_CODES.ok, '']);
        expect(out).toMatch(/[0-9a-f]{64}/);
      }
    },
  );
});
