import { LOCALES } from '@ridgeline/core/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Flag } from './command-line/command.ts';
import { COMMON_FLAGS } from './command-line/common-flags.ts';
import { EXIT_CODES } from './command-line/exit-codes.ts';
import { ALL_COMMANDS, runCli } from './testing/run-cli.ts';
import { publishedFeeSchedules } from './calculators/published-fee-schedules.ts';

/** Not those that use a database or the API, nor the one that answers and refuses row by row. */
const OTHERS = new Set<string>(['batch', 'facts', 'pdfs', 'doctor', 'backup', 'restore', 'verify']);
const DRAWN = ALL_COMMANDS.filter(
  ({ name, flags }) => !OTHERS.has(name) && !flags.some((flag) => flag.name === 'key-file'),
);
const FLAGS = [...DRAWN.flatMap(({ flags }) => flags), ...COMMON_FLAGS];
const VALUES = [...new Set(FLAGS.flatMap(({ options }) => options ?? []))];
const ODD = ['', '-', '--', '---', '--=', '-=', '=', '__proto__', '--__proto__=1', '1e400', 'NaN', '\0', '٣'];

function values(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(...VALUES, ...ODD, 'file.json', 'length=1,rise=2', 'ridge-vent=4', 'box-vent=1e9'),
    fc.double().map(String),
    fc.integer({ min: -1, max: 3_000 }).map(String),
    fc.string({ unit: 'binary' }),
  );
}

function words(): fc.Arbitrary<readonly string[]> {
  const flag = fc.constantFrom(...FLAGS.map(({ name }) => `--${name}`));
  return fc.oneof(
    { weight: 4, arbitrary: fc.tuple(flag, values()) },
    fc.tuple(flag, values()).map(([name, value]) => [`${name}=${value}`]),
    flag.map((name) => [name]),
    values().map((value) => [value]),
  );
}

/** Any JSON, and sometimes a file that a command can read, with some of it changed. */
function contents(): fc.Arbitrary<string> {
  const schedule = fc.constantFrom(...publishedFeeSchedules);
  const changed = fc
    .tuple(schedule, fc.jsonValue(), fc.constantFrom('components', 'covers', 'source', 'effective', 'id'))
    .map(([schedule, value, field]) => JSON.stringify({ ...schedule, [field]: value }));
  return fc.oneof(
    fc.json(),
    fc.string(),
    schedule.map((schedule) => JSON.stringify(schedule)),
    changed,
  );
}

describe('any command line', { timeout: 60_000 }, () => {
  it('CALC-6 is answered or refused in words, and never a fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('', ...DRAWN.map(({ name }) => name)),
        fc.array(words(), { maxLength: 12 }),
        contents(),
        fc.boolean(),
        async (name, rest, content, asJson) => {
          const argv = [...name.split(' ').filter(Boolean), ...(asJson ? ['--json'] : []), ...rest.flat()];
          const ran = await runCli(argv, { files: { 'file.json': content }, standardInput: content });
          expect([EXIT_CODES.ok, EXIT_CODES.unusable, EXIT_CODES.no]).toContain(ran.exitCode);
          expect(ran.exitCode === EXIT_CODES.unusable ? ran.out : ran.err).toBe('');
          const said = ran.exitCode === EXIT_CODES.unusable ? ran.err : ran.out;
          expect(said).not.toBe('');
          if (asJson) expect(() => JSON.parse(said)).not.toThrow();
          else expect(said).not.toMatch(/(?!\n)\p{Cc}/u);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each(['iws', 'waste', 'ventilation', 'permit-fee'])(
    'CALC-6 of %s is a result, or names what is wrong by its flag',
    async (name) => {
      const flags = ALL_COMMANDS.find((command) => command.name === name)?.flags ?? [];
      const seen = new Set<number>();
      await fc.assert(
        fc.asyncProperty(someOf(flags), fc.constantFrom(...LOCALES), async (given, locale) => {
          const { exitCode, out, err } = await runCli([name, ...given, `--lang=${locale}`]);
          seen.add(exitCode);
          expect(exitCode).not.toBe(EXIT_CODES.fault);
          expect(out).not.toMatch(/undefined|NaN|\{|\}/);
          for (const line of err.split('\n').slice(0, -2)) expect(line).toMatch(/^--[a-z]/);
        }),
        { numRuns: 100 },
      );
      expect([...seen]).toEqual(expect.arrayContaining([EXIT_CODES.ok, EXIT_CODES.unusable]));
    },
  );
});

/** Flags of a calculator, required and other ones, mostly with valid values. */
function someOf(flags: readonly Flag[]): fc.Arbitrary<readonly string[]> {
  const inputs = flags.filter(({ field, takes }) => field !== undefined && takes !== undefined);
  const needed = inputs.filter(({ needed }) => needed);
  const others = inputs.filter(({ needed }) => !needed);
  return fc
    .subarray(others, { maxLength: Math.min(4, others.length) })
    .chain((chosen) =>
      fc.tuple(
        ...[...needed, ...chosen].map((flag) => usableValue(flag).map((value) => `--${flag.name}=${value}`)),
      ),
    );
}

function usableValue({ name, options, takes }: Flag): fc.Arbitrary<string> {
  const number = fc.integer({ min: 0, max: 11 }).map(String);
  const usable =
    name === 'eave'
      ? number.map((length) => `length=${length},rise=9`)
      : takes?.includes('=')
        ? fc.tuple(fc.constantFrom(...(options ?? [])), number).map((pair) => pair.join('='))
        : options
          ? fc.constantFrom(...options)
          : number;
  return fc.oneof({ weight: 20, arbitrary: usable }, values());
}
