import { calculateWaste, type Calculation, parseWaste, type Reproduction } from '@ridgeline/core/calculators';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { ALL_COMMANDS, answerOf, runCli } from '../testing/run-cli.ts';

const RESULTS = [
  ...ALL_COMMANDS.filter(({ name }) => ['iws', 'waste', 'ventilation', 'permit-fee'].includes(name)).map(
    ({ example }) => example,
  ),
  'iws --edition 2018 --overhang 12 --stud 2x6 --wall-type brick --rise 6 --eave length=40 --eave length=25 --local-rule wisconsin',
  'waste --plan hip --plan-length 60 --plan-width 30 --rise 6 --way complexity --shape hip --cut-edge 12',
  'ventilation --attic 1500 --edition 2009 --climate-zone 6 --net-free box-vent=61.5 --provided box-vent=3',
  'permit-fee --schedule denver-co --value 12345.67 --material-cost 0.29 --roof-size 33.34 --roof-material tile --project-number 17',
];

const ALTERATIONS = {
  inputs: 'other',
  outcome: 'other',
  ruleSet: 'other',
  words: 'other',
  trace: [],
  warnings: [{}],
};

describe('ridgeline reproduce', () => {
  it.each(RESULTS)('CALC-6 says that a result still comes out: %s', async (commandLine) => {
    const { out } = await runCli(`${commandLine} --json`);
    expect(await runCli('reproduce result.json --json', { files: { 'result.json': out } })).toEqual({
      exitCode: EXIT_CODES.ok,
      out: '{\n  "same": true\n}\n',
      err: '',
    });
    expect((await runCli('reproduce -', { standardInput: out })).out).toBe(
      'The result is the same today, to the last digit.\n',
    );
  });

  it.each(RESULTS)('CALC-6 sees that a record was altered: %s', async (commandLine) => {
    const { out } = await runCli(`${commandLine} --json`);
    for (const [part, other] of Object.entries(ALTERATIONS)) {
      const record = { ...JSON.parse(out), [part]: other };
      expect(await reproductionOf(record)).toEqual({
        exitCode: EXIT_CODES.no,
        says: { same: false, why: 'record-was-altered' },
      });
    }
  });

  it('CALC-6 says why an old result no longer comes out', async () => {
    const record = await wasteRecord();
    expect((await reproductionOf(sealed({ ...record, ruleSet: 'waste/0' }))).says).toEqual({
      same: false,
      why: 'rule-set-has-changed',
    });
    expect((await reproductionOf(sealed({ ...record, outcome: { bundles: 84 } }))).says).toEqual({
      same: false,
      why: 'outcome-differs',
    });
  });

  it('CALC-6 sees a changed citation, even where the record was sealed again', async () => {
    const record = await wasteRecord();
    const trace = record.trace.map((step) =>
      step.basis.kind === 'code'
        ? { ...step, basis: { ...step.basis, citation: { ...step.basis.citation, section: 'R905.1' } } }
        : step,
    );
    expect((await reproductionOf({ ...record, trace })).says).toEqual({
      same: false,
      why: 'record-was-altered',
    });
    expect((await reproductionOf(sealed({ ...record, trace }))).says).toEqual({
      same: false,
      why: 'working-differs',
    });
    expect((await reproductionOf(sealed({ ...record, words: 'older' }))).says).toEqual({
      same: false,
      why: 'words-have-changed',
    });
  });

  it('CALC-6 refuses what is no result, sealed or not', async () => {
    const record = await wasteRecord();
    const refused = [
      {},
      { ...record, calculator: 'toString' },
      { ...record, hash: 1 },
      sealed({ ...record, inputs: { areaSf: '2450' } }),
      sealed({ ...record, inputs: { ...(record.inputs as object), areaSf: '2450' } }),
      sealed({ ...record, calculator: 'ice-and-water-shield', inputs: { eaves: [{ wall: {} }] } }),
      sealed({ ...record, calculator: 'permit-fee', inputs: { schedule: {}, project: null } }),
    ];
    for (const record of refused) {
      const { exitCode, err } = await runCli('reproduce -', { standardInput: JSON.stringify(record) });
      expect([exitCode, err.split('\n')[0]]).toEqual([
        EXIT_CODES.unusable,
        'standard input is not a result that this version can read.',
      ]);
    }
  });

  it('CALC-6 reads no file that is nested too deep, or is not JSON, or is not there', async () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    for (const standardInput of [deep, '', '[]', 'null', '{"a"', '\uFEFF'])
      expect((await runCli('reproduce -', { standardInput })).err).toContain(
        'standard input is not a JSON object.',
      );
    expect((await runCli('reproduce gone.json')).err).toContain('gone.json cannot be read.');
  });
});

async function wasteRecord(): Promise<Calculation<unknown, unknown>> {
  const record = (await answerOf('waste --area 2450 --rise 6 --percent 15')) as Calculation<unknown, unknown>;
  const inputs = parseWaste({ areaSf: 2_450, rise: 6, percent: 15 });
  expect(inputs.ok && calculateWaste(inputs.value)).toEqual(record);
  return record;
}

/** Seals a changed record, independently of core: SHA-256 over ASCII JSON with sorted keys. */
function sealed(altered: Calculation<unknown, unknown>): object {
  const { hash: _, ...record } = altered;
  const text = JSON.stringify(record, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  const ascii = text.replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return { ...record, hash: createHash('sha256').update(ascii).digest('hex') };
}

async function reproductionOf(record: object): Promise<{ exitCode: number; says: Reproduction }> {
  const { exitCode, out } = await runCli('reproduce - --json', { standardInput: JSON.stringify(record) });
  return { exitCode, says: JSON.parse(out) };
}
