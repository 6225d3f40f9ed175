import { describe, expect, it } from 'vitest';
import type { JurisdictionCorrections } from '../../reports/jurisdiction/jurisdiction-corrections.port.ts';
import { statedCorrection } from '../../reports/jurisdiction/stated-correction.policy.ts';
import type { ReportGateway } from '../../reports/report-gateway.port.ts';
import type { Report } from '../../reports/report.ts';

/** A report number that was never issued. */
const NOWHERE = '999999999';

/** A signed-in user with one report, uncorrected. */
export type JurisdictionCorrectionsWorld = {
  readonly corrections: JurisdictionCorrections;
  readonly reports: ReportGateway;
  readonly reportNumber: string;
  /** From now on the user is a viewer of a team. */
  becomeViewer(): Promise<void>;
  endSession(): Promise<void>;
};

const correction = {
  body: { kind: 'county', name: 'Arapahoe County', geoid: null },
  why: 'The map of the assessor shows the parcel outside the city.',
} as const;

/** Contract suite for `JurisdictionCorrections`. Runs on the fake and on every real adapter. */
export function jurisdictionCorrectionsContract(
  name: string,
  makeWorld: () => Promise<JurisdictionCorrectionsWorld>,
): void {
  describe(`${name} fulfills the contract of JurisdictionCorrections`, () => {
    it('RPT-2.3 answers with the correction, and tells who made it, when and why', async () => {
      const { corrections, reports, reportNumber } = await makeWorld();
      expect(stated(await reports.load(reportNumber))).toBeNull();
      const corrected = await corrections.correct(reportNumber, correction);
      expect(corrected).toMatchObject({ ok: true, value: { municipality: { name: 'Arapahoe County' } } });
      expect(stated(corrected)).toEqual({
        by: expect.any(String),
        on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        why: correction.why,
      });
      expect(await reports.load(reportNumber)).toEqual(corrected);
    });

    it('RPT-2.3 replaces a correction by another, and undoes it to what was found', async () => {
      const { corrections, reports, reportNumber } = await makeWorld();
      const found = await reports.load(reportNumber);
      await corrections.correct(reportNumber, correction);
      const another = {
        body: { kind: 'city', name: 'Glendale', geoid: null },
        why: 'The city annexed it.',
      } as const;
      expect(stated(await corrections.correct(reportNumber, another))).toMatchObject({ why: another.why });
      expect(await corrections.undo(reportNumber)).toEqual(found);
      expect(await corrections.undo(reportNumber)).toEqual(found);
      expect(await reports.load(reportNumber)).toEqual(found);
    });

    it.each(calls)('RPT-2.3 %s changes nothing for a viewer', async (_, call) => {
      const { corrections, reports, reportNumber, becomeViewer } = await makeWorld();
      const found = await reports.load(reportNumber);
      await becomeViewer();
      expect(await call(corrections, reportNumber)).toEqual({ ok: false, failure: 'viewer-reads-only' });
      const { value } = found as Extract<typeof found, { ok: true }>;
      expect(await reports.load(reportNumber)).toEqual({ ok: true, value: { ...value, mayChange: false } });
    });

    it.each(calls)('RPT-2.3 %s at a report that does not exist is not found', async (_, call) => {
      const { corrections } = await makeWorld();
      expect(await call(corrections, NOWHERE)).toEqual({ ok: false, failure: 'not-found' });
    });

    it.each(calls)('RPT-2.3 %s answers nobody whose session is over', async (_, call) => {
      const { corrections, reportNumber, endSession } = await makeWorld();
      await endSession();
      expect(await call(corrections, reportNumber)).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}

type Call = (corrections: JurisdictionCorrections, reportNumber: string) => Promise<unknown>;

const calls: readonly (readonly [name: string, call: Call])[] = [
  ['correct', (corrections, number) => corrections.correct(number, correction)],
  ['undo', (corrections, number) => corrections.undo(number)],
];

function stated(answer: Awaited<ReturnType<JurisdictionCorrections['undo']>> | { ok: true; value: Report }) {
  return answer.ok ? statedCorrection(answer.value.facts) : answer.failure;
}
