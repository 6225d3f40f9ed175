import { describe, expect, it } from 'vitest';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { answerOf, runCli } from '../testing/run-cli.ts';
import { publishedFeeSchedules } from './published-fee-schedules.ts';

const SCHEDULE = {
  id: 'springfield',
  jurisdiction: 'Springfield',
  state: 'co',
  covers: ['residential'],
  effective: '2026-01-01',
  source: { title: 'Fees', url: 'https://example.com/fees', edition: '2026', read: '2026-06-01' },
  components: [{ id: 'permit', name: 'roof-permit', kind: 'flat', basis: 'constant', amount: '75.00' }],
};
const ROOF = {
  total_project_value: 15_000,
  material_cost: 8_000,
  roof_size: 2_450,
  roof_material_type: 'metal',
};

describe('permit fees', () => {
  it('CALC-4 tell what is odd about a schedule, and that nothing is', async () => {
    const check = (schedule: object) =>
      runCli('permit-fee check -', { standardInput: JSON.stringify(schedule) });
    expect(await check(SCHEDULE)).toEqual({
      exitCode: EXIT_CODES.ok,
      out: 'Nothing odd was found.\n',
      err: '',
    });
    expect(await check({ ...SCHEDULE, effective: '2003', source: null })).toEqual({
      exitCode: EXIT_CODES.no,
      out: 'A line has no source.\nThe schedule dates from 2003: ask whether it still applies.\n',
      err: '',
    });
    expect(await check({ ...SCHEDULE, components: [] })).toEqual({
      exitCode: EXIT_CODES.unusable,
      out: '',
      err: 'components: Required Field\nMore: ridgeline help permit-fee check\n',
    });
  });

  it('CALC-4 are unknown where the schedule does not say, and why', async () => {
    const files = { 'schedule.json': JSON.stringify(SCHEDULE), 'roof.json': JSON.stringify(ROOF) };
    const { exitCode, out } = await runCli(
      'permit-fee --schedule-file schedule.json --input roof.json --property-type commercial',
      { files },
    );
    expect(exitCode).toBe(EXIT_CODES.no);
    expect(out).toContain('The fee is not known. The schedule says nothing about this kind of property.');
  });

  it('CALC-4 are calculated by a schedule of one’s own, in a file or among the inputs', async () => {
    const files = {
      'schedule.json': JSON.stringify(SCHEDULE),
      'roof.json': JSON.stringify(ROOF),
      'both.json': JSON.stringify({ ...ROOF, schedule: SCHEDULE }),
      'by-id.json': JSON.stringify({ ...ROOF, schedule: 'johnstown-co' }),
    };
    const fromFile = await answerOf('permit-fee --schedule-file schedule.json --input roof.json', { files });
    expect(fromFile).toMatchObject({ outcome: { is: 'known', total: 7_500 } });
    expect(await answerOf('permit-fee --input both.json', { files })).toEqual(fromFile);
    expect(await answerOf('permit-fee --input by-id.json', { files })).toMatchObject({
      outcome: { total: 3_000 },
    });
  });

  it('CALC-4 list every published schedule with its source, or those of one state', async () => {
    const { out } = await runCli('permit-fee schedules');
    for (const { id, source } of publishedFeeSchedules) {
      expect(out).toContain(`(${id})`);
      expect(out).toContain(source?.url ?? 'no source');
    }
    expect(await answerOf('permit-fee schedules')).toEqual(JSON.parse(JSON.stringify(publishedFeeSchedules)));
    const ofOneState = publishedFeeSchedules.filter(({ state }) => state === 'mn').map(({ id }) => id);
    expect(await answerOf('permit-fee schedules --state mn')).toMatchObject(ofOneState.map((id) => ({ id })));
  });

  it('command no terminal, whatever a file holds', async () => {
    const schedule = { ...SCHEDULE, jurisdiction: 'Spring\u001B[31mfield' };
    const roof = { ...ROOF, 'roof\u001B[31m\u009B2J': 1 };
    const files = { 'schedule.json': JSON.stringify(schedule), 'roof.json': JSON.stringify(roof) };
    const refused = await runCli('permit-fee --schedule-file schedule.json --input roof.json', { files });
    expect(refused.err).toContain('jurisdiction: This has characters that cannot be printed.');
    expect(refused.err).toContain('roof\uFFFD[31m\uFFFD2J');
    const { err } = await runCli(['waste', '--x\u001B[2J\n--area: fine']);
    expect(err.split('\n')[0]).toBe('There is no flag “--x\uFFFD[2J --area: fine” here.');
  });
});
