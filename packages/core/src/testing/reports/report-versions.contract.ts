import { describe, expect, it } from 'vitest';
import type { ReportGateway } from '../../reports/report-gateway.port.ts';
import type { Report } from '../../reports/report.ts';
import { changedFacts } from '../../reports/versions/changed-facts.policy.ts';
import type { ReportVersions } from '../../reports/versions/report-versions.port.ts';
import type { Result } from '../../shared/result.ts';

/** A report number that was never issued. */
const NOWHERE = '999999999';

/** A signed-in user with one report, which says what is known of its property. */
export type ReportVersionsWorld = {
  readonly versions: ReportVersions;
  readonly reports: ReportGateway;
  readonly reportNumber: string;
  /** From now on another frost depth is known of the property. */
  changeFrostDepth(): Promise<void>;
  /** From now on nothing is known of the property. */
  forgetProperty(): Promise<void>;
  /** From now on the user is a viewer of a team. */
  becomeViewer(): Promise<void>;
  endSession(): Promise<void>;
};

/** Contract suite for `ReportVersions`. Runs on the fake and on every real adapter. */
export function reportVersionsContract(name: string, makeWorld: () => Promise<ReportVersionsWorld>): void {
  describe(`${name} fulfills the contract of ReportVersions`, () => {
    it('RPT-3.2 gives a new report one version: what it says', async () => {
      const { versions, reports, reportNumber } = await makeWorld();
      const { asOf, factsVersion } = valueOf(await reports.load(reportNumber));
      expect(factsVersion).toBe(1);
      expect(await versions.of(reportNumber)).toEqual({ ok: true, value: [{ factsVersion, asOf }] });
      expect(await versions.load(reportNumber, 1)).toEqual(await reports.load(reportNumber));
    });

    it('RPT-3.2 keeps what a report said before it was refreshed', async () => {
      const { versions, reports, reportNumber, changeFrostDepth } = await makeWorld();
      const before = valueOf(await reports.load(reportNumber));
      await changeFrostDepth();
      const after = valueOf(await versions.refresh(reportNumber));
      expect(after.factsVersion).toBe(2);
      expect(after.asOf).toBeGreaterThan(before.asOf ?? 0);
      expect(changedFacts(before.facts, after.facts).map(({ name: changed }) => changed)).toEqual([
        'frost-depth',
      ]);
      expect(valueOf(await reports.load(reportNumber))).toEqual(after);
      expect(valueOf(await versions.of(reportNumber))).toEqual([
        { factsVersion: 2, asOf: after.asOf },
        { factsVersion: 1, asOf: before.asOf },
      ]);
      expect(valueOf(await versions.load(reportNumber, 1))).toEqual(before);
      expect(valueOf(await versions.load(reportNumber, 2))).toEqual(after);
    });

    it('RPT-3.2 makes no version of a refresh that finds the same', async () => {
      const { versions, reports, reportNumber } = await makeWorld();
      const before = valueOf(await reports.load(reportNumber));
      const after = valueOf(await versions.refresh(reportNumber));
      expect(after).toEqual({ ...before, asOf: after.asOf });
      expect(after.asOf).toBeGreaterThan(before.asOf ?? 0);
      expect(valueOf(await versions.of(reportNumber))).toEqual([{ factsVersion: 1, asOf: after.asOf }]);
    });

    it('RPT-3.2 leaves the report as it was if nothing is known of its property any more', async () => {
      const { versions, reports, reportNumber, forgetProperty } = await makeWorld();
      const before = await reports.load(reportNumber);
      await forgetProperty();
      expect(await versions.refresh(reportNumber)).toEqual({ ok: false, failure: 'report-not-refreshable' });
      expect(await reports.load(reportNumber)).toEqual(before);
    });

    it('RPT-3.2 lets a viewer read what it said, and refreshes nothing for one', async () => {
      const { versions, reports, reportNumber, becomeViewer } = await makeWorld();
      await becomeViewer();
      expect(await versions.refresh(reportNumber)).toEqual({ ok: false, failure: 'viewer-reads-only' });
      expect(valueOf(await reports.load(reportNumber)).mayChange).toBe(false);
      expect(valueOf(await versions.of(reportNumber))).toHaveLength(1);
    });

    it('RPT-3.2 finds no version that was never made', async () => {
      const { versions, reportNumber } = await makeWorld();
      expect(await versions.load(reportNumber, 7)).toEqual({ ok: false, failure: 'not-found' });
    });

    it.each(calls)('RPT-3.2 %s of a report that does not exist is not found', async (_, call) => {
      const { versions } = await makeWorld();
      expect(await call(versions, NOWHERE)).toEqual({ ok: false, failure: 'not-found' });
    });

    it.each(calls)('RPT-3.2 %s answers nobody whose session is over', async (_, call) => {
      const { versions, reportNumber, endSession } = await makeWorld();
      await endSession();
      expect(await call(versions, reportNumber)).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}

type Call = (versions: ReportVersions, reportNumber: string) => Promise<unknown>;

const calls: readonly (readonly [name: string, call: Call])[] = [
  ['refresh', (versions, number) => versions.refresh(number)],
  ['of', (versions, number) => versions.of(number)],
  ['load', (versions, number) => versions.load(number, 1)],
];

function valueOf<Value = Report>(answer: Result<Value, string>): Value {
  if (!answer.ok) throw new Error(answer.failure);
  return answer.value;
}
