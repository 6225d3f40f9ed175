import { describe, expect, it } from 'vitest';
import type { ReportLinks } from '../../reports/links/report-links.port.ts';

/** A report number that was never issued. */
const NOWHERE = '999999999';

/** A signed-in user with two reports, without links and names. `free` is a name that no report has. */
export type ReportLinksWorld = {
  readonly links: ReportLinks;
  readonly reportNumber: string;
  readonly another: string;
  readonly free: string;
  /** From now on the user is a viewer of a team. */
  becomeViewer(): Promise<void>;
  endSession(): Promise<void>;
};

const IN_2099 = Date.parse('2099-03-31T00:00:00Z');

/** Contract suite for `ReportLinks`. Runs on the fake and on every real adapter. */
export function reportLinksContract(name: string, makeWorld: () => Promise<ReportLinksWorld>): void {
  describe(`${name} fulfills the contract of ReportLinks`, () => {
    it('NAV-2 shares a report by one link, until it is revoked', async () => {
      const { links, reportNumber } = await makeWorld();
      const link = await links.share(reportNumber);
      const path = expect.stringMatching(new RegExp(`^/public/report/${reportNumber}\\?share=.+`));
      expect(link).toEqual({ ok: true, value: { path, endsAt: null } });
      expect(await links.share(reportNumber)).toEqual(link);
      expect((await links.unshare(reportNumber)).ok).toBe(true);
      expect((await links.unshare(reportNumber)).ok).toBe(true);
      expect(await links.share(reportNumber)).not.toEqual(link);
    });

    it('NAV-2.2 says when the link ends, keeps that, and takes it away', async () => {
      const { links, reportNumber } = await makeWorld();
      expect(await links.share(reportNumber, IN_2099)).toMatchObject({ value: { endsAt: IN_2099 } });
      expect(await links.share(reportNumber)).toMatchObject({ value: { endsAt: IN_2099 } });
      expect(await links.share(reportNumber, null)).toMatchObject({ value: { endsAt: null } });
    });

    it('NAV-3 finds a report by its name, however it is written, and gives a name once', async () => {
      const { links, reportNumber, another, free } = await makeWorld();
      expect(await links.numberOf(free)).toEqual({ ok: false, failure: 'not-found' });
      expect(await links.name(reportNumber, free)).toEqual({ ok: true, value: free });
      expect(await links.numberOf(free.toUpperCase())).toEqual({ ok: true, value: reportNumber });
      expect(await links.name(another, free)).toEqual({ ok: false, failure: 'vanity-id-taken' });
      expect((await links.name(reportNumber, free)).ok).toBe(true);
    });

    it.each(writes)('NAV-2 NAV-3 %s changes nothing for a viewer', async (_, call) => {
      const { links, reportNumber, becomeViewer } = await makeWorld();
      await becomeViewer();
      expect(await call(links, reportNumber)).toEqual({ ok: false, failure: 'viewer-reads-only' });
    });

    it.each(writes)('NAV-2 NAV-3 %s of a report that does not exist is not found', async (_, call) => {
      const { links } = await makeWorld();
      expect(await call(links, NOWHERE)).toEqual({ ok: false, failure: 'not-found' });
    });

    it.each([
      ...writes,
      ['numberOf', (links, number) => links.numberOf(number)] satisfies (typeof writes)[0],
    ])('NAV-2 NAV-3 %s answers nobody whose session is over', async (_, call) => {
      const { links, reportNumber, endSession } = await makeWorld();
      await endSession();
      expect(await call(links, reportNumber)).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}

type Call = (links: ReportLinks, reportNumber: string) => Promise<unknown>;

const writes: readonly (readonly [name: string, call: Call])[] = [
  ['share', (links, number) => links.share(number)],
  ['unshare', (links, number) => links.unshare(number)],
  ['name', (links, number) => links.name(number, 'denver-city-hall')],
];
