import { readFileSync } from 'node:fs';
import { LOCALES } from '@ridgeline/core/shared';
import { describe, expect, it } from 'vitest';
import { EXIT_CODES } from './command-line/exit-codes.ts';
import { ALL_COMMANDS, answerOf, runCli } from './testing/run-cli.ts';
import { VERSION } from './version.command.ts';

const CALCULATORS = ALL_COMMANDS.filter(({ flags }) => flags.some(({ needed }) => needed));

describe('an input that cannot be used', () => {
  it.each(
    CALCULATORS.flatMap(({ name, example, flags }) =>
      flags.filter(({ needed }) => needed).map((flag) => [name, flag.name, example] as const),
    ),
  )('VAL-1 of %s is named by its flag when it is left out: --%s', async (_, flag, example) => {
    const without = example.replace(new RegExp(` --${flag} \\S+`), '');
    const { exitCode, out, err } = await runCli(without);
    expect([exitCode, out]).toEqual([EXIT_CODES.unusable, '']);
    // If the wall is missing, core asks for the layers that add up to it.
    expect(err).toContain(flag === 'wall' ? '--stud (eaves.0.stud)' : `--${flag}`);
  });

  it('VAL-1 is reported with its range and its options, and as data with --json', async () => {
    const commandLine = 'waste --area -3 --rise 6 --percent 130 --way best';
    expect((await runCli(commandLine)).err.split('\n')).toEqual([
      '--way (way): Required Selection: flat, complexity, or cut-edge',
      '--area (areaSf): Enter a value from 0 to 1,000,000',
      '--percent (percent): Enter a value from 0 to 100',
      'More: ridgeline help waste',
      '',
    ]);
    const { out, err, exitCode } = await runCli(`${commandLine} --json`);
    expect([out, exitCode]).toEqual(['', EXIT_CODES.unusable]);
    expect(JSON.parse(err).failures[2]).toEqual({
      code: 'input-refused',
      flag: '--percent',
      options: [],
      failure: { field: 'percent', code: 'out-of-range', min: 0, max: 100 },
      says: '--percent (percent): Enter a value from 0 to 100',
    });
  });

  it('VAL-1 of one of several eaves is reported with its position', async () => {
    const { err } = await runCli('iws --edition 2021 --overhang 1 --wall 5 --eave length=9,rise=99');
    expect(err).toContain('--rise (eaves.0.rise): Enter a value from 0 to 24');
  });

  it.each([
    ['--lang en', 'Which command? Try: ridgeline help'],
    ['wast', 'There is no command “wast”. Did you mean “waste”?'],
    ['trial', 'Did you mean “trial explain”?'],
    ['help permit-fee chek', 'There is no command “permit-fee chek”. Did you mean “permit-fee check”?'],
    ['--jsn', 'There is no flag “--jsn” here. Did you mean “--json”?'],
    ['waste --are 3', 'There is no flag “--are” here. Did you mean “--area”?'],
    ['waste 3', '“3” is one word too many.'],
    ['waste --area --rise 6', '--area: a value is missing.'],
    ['waste --area', '--area: a value is missing.'],
    ['waste --compare=yes', '--compare: takes no value.'],
    ['waste --lang fr', '--lang: one of en or es.'],
    ['waste --input gone.json', 'gone.json cannot be read.'],
    ['iws --eave 50', '--eave: write it like length=50,rise=8.'],
    ['iws --wall 5 --stud 2x4', '--wall: cannot be used with --stud, --wall-type.'],
    ['ventilation --provided ridge-vent', '--provided: write it like ridge-vent=40.'],
    [
      'ventilation --net-free tower=3',
      '--net-free: one of ridge-vent, box-vent, soffit-vent, or soffit-vent-16x8.',
    ],
    ['permit-fee --schedule denver', '--schedule: no published schedule is called “denver”.'],
    ['permit-fee --schedule denver-c', 'Did you mean “denver-co”?'],
    ['permit-fee --schedule x --schedule-file y', '--schedule-file: cannot be used with --schedule.'],
    ['permit-fee --schedule-file - --input -', 'Only one file can be read from standard input (-).'],
    ['permit-fee check', 'FILE is missing.'],
    ['completion tcsh', 'SHELL: one of bash, zsh, or fish.'],
  ])('is refused in words: %s', async (commandLine, words) => {
    const { exitCode, out, err } = await runCli(commandLine, { standardInput: '{}' });
    expect([exitCode, out]).toEqual([EXIT_CODES.unusable, '']);
    expect(err).toContain(words);
  });
});

describe('called with nothing', () => {
  it('shows its commands where failures are told, since nothing was answered', async () => {
    for (const locale of LOCALES) {
      const { exitCode, out, err } = await runCli('', { environment: { LANG: locale } });
      expect([exitCode, out]).toEqual([EXIT_CODES.unusable, '']);
      for (const { name } of ALL_COMMANDS) expect(err).toMatch(new RegExp(`^  ${name} `, 'm'));
    }
  });
});

describe('where inputs come from', () => {
  const fields = { areaSf: 2_450, rise: 6, percent: 10, plan: null };

  it('CALC-6 is a file or standard input, and flags override it', async () => {
    const files = { 'roof.json': JSON.stringify(fields) };
    const fromFlags = await answerOf('waste --area 2450 --rise 6 --percent 15');
    expect(await answerOf('waste --input roof.json --percent 15', { files })).toEqual(fromFlags);
    const standardInput = `\uFEFF${JSON.stringify({ ...fields, percent: '15' })}`;
    expect(await answerOf('waste --input -', { standardInput })).toEqual(fromFlags);
    expect(await answerOf('waste --percent=15 --rise=6 --area=2,450')).toEqual(fromFlags);
  });

  it('CALC-6 is a list of eaves in a file, which a flag changes in all', async () => {
    const eaves = [
      { lengthFt: 40, overhangIn: 12, wallIn: 5, rise: 6 },
      { lengthFt: 25, overhangIn: 0, wallIn: 5, rise: 9 },
    ];
    const files = { 'eaves.json': JSON.stringify({ edition: 2021, eaves }) };
    const answer = await answerOf('iws --input eaves.json --overhang 24', { files });
    expect(answer).toMatchObject({
      inputs: { eaves: eaves.map((eave) => ({ ...eave, overhangIn: 24 })) },
    });
  });
});

describe('what else it tells', () => {
  it('CALC-2 CALC-1 shows other ways to the same thing side by side', async () => {
    const iws = await runCli('iws --edition 2021 --length 100 --overhang 12 --wall 4.5 --rise 6 --compare');
    expect(iws.out).toContain('measured along the slope; Actual square feet: 353.73 sq ft (-23.61), 3 rolls');
    const waste = await runCli('waste --area 2450 --rise 6 --percent 15 --cut-edge 196 --compare');
    expect(waste.out).toContain('By length of cut edge: 10%, 2,695 sq ft (-122.5), 81 bundles');
  });

  it('CALC-3 exits with a no where what is provided is too little', async () => {
    const attic = 'ventilation --attic 1800 --edition 2021 --climate-zone 4';
    const { exitCode, out } = await runCli(`${attic} --provided ridge-vent=4 --provided soffit-vent=8`);
    expect(exitCode).toBe(EXIT_CODES.no);
    expect(out).toContain('Meets 1/150: no. The net free area provided is less than required.');
    expect((await runCli(attic)).exitCode).toBe(EXIT_CODES.ok);
  });

  it('is its version, the one of its package', async () => {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(manifest.version).toBe(VERSION);
    for (const commandLine of ['version', '--version', 'waste --version'])
      expect((await runCli(commandLine)).out).toBe(`ridgeline ${VERSION}\n`);
    expect(await answerOf('version')).toEqual({ version: VERSION });
  });

  it('is in the language asked for, or in that of the environment', async () => {
    const first = async (commandLine: string, environment: Readonly<Record<string, string>>) =>
      (await runCli(commandLine, { environment })).err.split('\n')[0];
    expect(await first('wast', { LANG: 'es_MX.UTF-8' })).toContain('No hay un comando');
    expect(await first('wast', { LC_ALL: 'C', LANG: 'es_MX.UTF-8' })).toContain('There is no command');
    expect(await first('wast --lang en', { LANG: 'es' })).toContain('There is no command');
    expect(await first('wast --lang=es', {})).toContain('No hay un comando');
    expect(await first('wast', { LC_ALL: '', LC_MESSAGES: 'es', LANG: 'en_US' })).toContain(
      'No hay un comando',
    );
    expect(await first('wast', { LANG: 'est_EE' })).toContain('There is no command');
  });
});
