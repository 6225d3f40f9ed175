import { describe, expect, it } from 'vitest';
import type { ReportMaps } from '../../reports/reading/report-maps.port.ts';

/** A report number that was never issued. */
const NOWHERE = '999999999';

/** What a map of a property in Denver tells, without a map service. */
export const MAP_IN_DENVER = {
  satellite: null,
  locator: {
    county: 'Denver County',
    state: 'co',
    svg: expect.stringMatching(/^<svg[\s\S]*<\/svg>$/),
    precision: 'street',
  },
  around: {
    miles: 60,
    size: 1_200,
    counties: expect.stringMatching(/^M[\d.,MLZ-]+$/),
    states: expect.any(String),
    names: expect.arrayContaining([expect.objectContaining({ text: 'Denver' })]),
  },
};

/** A signed-in user with a report of a property in Denver and one of a property without a point; no map service. */
export type ReportMapsWorld = {
  readonly maps: ReportMaps;
  readonly inDenver: string;
  readonly withoutPoint: string;
  endSession(): Promise<void>;
};

/** Contract suite for `ReportMaps`. Runs on the fake and on every real adapter. */
export function reportMapsContract(name: string, makeWorld: () => Promise<ReportMapsWorld>): void {
  describe(`${name} fulfills the contract of ReportMaps`, () => {
    it('RPT-6 draws the county of the property, without a map service', async () => {
      const { maps, inDenver } = await makeWorld();
      expect(await maps.of(inDenver)).toEqual({
        ok: true,
        value: MAP_IN_DENVER,
      });
    });

    it('RPT-6 has no map of a property without a point', async () => {
      const { maps, withoutPoint } = await makeWorld();
      expect(await maps.of(withoutPoint)).toEqual({
        ok: true,
        value: { satellite: null, locator: null, around: null },
      });
    });

    it('RPT-6 finds no map of a report that does not exist', async () => {
      const { maps } = await makeWorld();
      expect(await maps.of(NOWHERE)).toEqual({ ok: false, failure: 'not-found' });
    });

    it('RPT-6 answers nobody whose session is over', async () => {
      const { maps, inDenver, endSession } = await makeWorld();
      await endSession();
      expect(await maps.of(inDenver)).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}
