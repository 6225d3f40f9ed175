import { describe, expect, it } from 'vitest';
import { aKnownFact } from '../../testing/reports/fact.builder.ts';
import { FakeJurisdictionCorrections } from '../../testing/reports/fake-jurisdiction-corrections.ts';
import { FakeReportServer } from '../../testing/reports/fake-report-server.ts';
import { aReport } from '../../testing/reports/report.builder.ts';
import { correctedFacts } from '../content/corrected-facts.policy.ts';
import { CorrectJurisdiction } from './correct-jurisdiction.use-case.ts';
import { statedCorrection } from './stated-correction.policy.ts';
import { UndoCorrection } from './undo-correction.use-case.ts';

const report = aReport();
const number = report.reportNumber;
const typed = { kind: 'county', name: ' Arapahoe  County ', why: ' The map of the assessor. ' } as const;

function setUp() {
  const server = new FakeReportServer();
  server.put(report);
  const corrections = new FakeJurisdictionCorrections(server);
  return { server, correct: new CorrectJurisdiction(corrections), undo: new UndoCorrection(corrections) };
}

describe('a correction of who controls', () => {
  it('RPT-2.3 is kept as a name and a reason without blanks, and undone', async () => {
    const { correct, undo } = setUp();
    const corrected = await correct.run(number, typed);
    expect(corrected).toMatchObject({ ok: true, value: { municipality: { name: 'Arapahoe County' } } });
    expect(await undo.run(number)).toEqual({ ok: true, value: report });
  });

  it('RPT-2.3 is not sent without a name or a reason', async () => {
    const { server, correct } = setUp();
    server.refuseWith('unavailable');
    expect(await correct.run(number, { ...typed, name: ' ' })).toEqual({
      ok: false,
      failure: 'jurisdiction-name-required',
    });
    expect(await correct.run(number, { ...typed, why: '' })).toEqual({
      ok: false,
      failure: 'correction-reason-required',
    });
  });

  it('RPT-2.3 that fails says why', async () => {
    const { server, correct, undo } = setUp();
    server.becomeViewer();
    expect(await correct.run(number, typed)).toEqual({ ok: false, failure: 'viewer-reads-only' });
    expect(await undo.run(number)).toEqual({ ok: false, failure: 'viewer-reads-only' });
    server.refuseWith('unavailable');
    expect(await correct.run(number, typed)).toEqual({ ok: false, failure: 'correction-not-saved' });
    expect(await undo.run(number)).toEqual({ ok: false, failure: 'correction-not-undone' });
    server.refuseWith('signed-out');
    expect(await undo.run(number)).toEqual({ ok: false, failure: 'signed-out' });
  });

  it('RPT-2.3 is read from the facts of the report, also if it agrees with what was found', () => {
    const by = { why: 'The map.', by: 'Ada Lovelace', on: '2026-03-04' } as const;
    expect(statedCorrection([])).toBeNull();
    const correction = { body: { kind: 'city', name: 'Denver', geoid: null }, ...by } as const;
    expect(statedCorrection(correctedFacts([], correction))).toEqual(by);
    const found = [
      aKnownFact({
        section: 'municipality',
        name: 'controlling-municipality',
        value: { kind: 'jurisdiction', body: correction.body },
      }),
      aKnownFact({
        section: 'municipality',
        name: 'jurisdiction-basis',
        value: { kind: 'jurisdiction-reason', reason: 'inside-limits', nearEdge: false },
      }),
    ];
    expect(statedCorrection(found)).toBeNull();
    expect(statedCorrection(correctedFacts(found, correction))).toEqual(by);
  });
});
