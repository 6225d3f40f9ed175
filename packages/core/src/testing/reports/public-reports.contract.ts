import { describe, expect, it } from 'vitest';
import type { PublicReports } from '../../reports/reading/public-reports.port.ts';
import { MAP_IN_DENVER } from './report-maps.contract.ts';

/**
 * A browser that made `made` in this visit, and holds a link of `shared` that is valid and one that is over;
 * every property lies in Denver, and there is no map service.
 */
export type PublicReportsWorld = {
  readonly reports: PublicReports;
  readonly made: string;
  readonly shared: { readonly number: string; readonly share: string };
  readonly over: { readonly number: string; readonly share: string };
};

/** A report number that was never issued. */
const NOWHERE = '999999999';

/** Contract suite for `PublicReports`. Runs on the fake and on every real adapter. */
export function publicReportsContract(name: string, makeWorld: () => Promise<PublicReportsWorld>): void {
  describe(`${name} fulfills the contract of PublicReports`, () => {
    it('NAV-3 reads what was made in this visit, and finds no other', async () => {
      const { reports, made, shared } = await makeWorld();
      expect(await reports.ofVisit(made)).toMatchObject({ ok: true, value: { reportNumber: made } });
      expect(await reports.ofVisit(NOWHERE)).toEqual({ ok: false, failure: 'not-found' });
      expect(await reports.ofVisit(shared.number)).toEqual({ ok: false, failure: 'not-found' });
    });

    it('NAV-2 reads a report by its link, without its claim', async () => {
      const { reports, shared } = await makeWorld();
      expect(await reports.shared(shared.number, shared.share)).toMatchObject({
        ok: true,
        value: { reportNumber: shared.number, claimNumber: null, jobNumber: null, projectDate: null },
      });
      expect(await reports.shared(shared.number, 'no-such-link')).toEqual({
        ok: false,
        failure: 'not-found',
      });
    });

    it('NAV-2 says that a link is over', async () => {
      const { reports, over } = await makeWorld();
      expect(await reports.shared(over.number, over.share)).toEqual({ ok: false, failure: 'link-over' });
    });

    it('RPT-6 draws the county of the sample, of what was made in this visit, and of a link', async () => {
      const { reports, made, shared } = await makeWorld();
      const inDenver = { ok: true, value: MAP_IN_DENVER };
      expect(await reports.mapOfSample()).toEqual(inDenver);
      expect(await reports.mapOfVisit(made)).toEqual(inDenver);
      expect(await reports.mapOfShared(shared.number, shared.share)).toEqual(inDenver);
    });

    it('RPT-6 finds no map where it finds no report', async () => {
      const { reports, made, shared, over } = await makeWorld();
      const absent = { ok: false, failure: 'not-found' };
      expect(await reports.mapOfVisit(NOWHERE)).toEqual(absent);
      expect(await reports.mapOfVisit(shared.number)).toEqual(absent);
      expect(await reports.mapOfShared(shared.number, 'no-such-link')).toEqual(absent);
      expect(await reports.mapOfShared(shared.number, 'of another form')).toEqual(absent);
      expect(await reports.mapOfShared(made, shared.share)).toEqual(absent);
      expect(await reports.mapOfShared(over.number, over.share)).toEqual({ ok: false, failure: 'link-over' });
    });
  });
}
