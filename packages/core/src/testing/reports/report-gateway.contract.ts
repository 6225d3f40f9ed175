import { describe, expect, it } from 'vitest';
import { ORDER_REFUSALS, type OrderRefusal, type ReportGateway } from '../../reports/report-gateway.port.ts';
import { reportOrder } from '../../reports/report-order.policy.ts';
import { aWish } from './new-project.arbitrary.ts';

/** A report number that was never issued. */
const NOWHERE = '999999999';

/** A signed-in user who may order reports and has none yet. */
export type ReportWorld = {
  readonly reports: ReportGateway;
  endSession(): Promise<void>;
  /** Brings about what the API refuses orders for. */
  readonly refusing: { readonly [Refusal in OrderRefusal]?: () => Promise<void> };
};

const order = reportOrder(aWish(), 'order-1', null);
const elsewhere = reportOrder(
  aWish({
    place: { address: '200 E Colfax Ave, Denver, CO 80203', source: 'census', locationId: null },
    propertyType: 'commercial',
    roofType: 'low-slope',
  }),
  'order-2',
  null,
);

/** Contract suite for `ReportGateway`. Runs on the fake and on every real adapter. */
export function reportGatewayContract(name: string, makeWorld: () => Promise<ReportWorld>): void {
  describe(`${name} fulfills the contract of ReportGateway`, () => {
    it('RPT-1 RPT-9 makes a report as it was ordered', async () => {
      const { reports } = await makeWorld();
      const made = await reports.create(elsewhere);
      expect(made).toMatchObject({
        ok: true,
        value: {
          propertyType: 'commercial',
          roofType: 'low-slope',
          appSource: 'web',
          version: 4,
          archived: false,
        },
      });
    });

    it('RPT-1 makes one report of an order that is sent twice', async () => {
      const { reports } = await makeWorld();
      const first = await reports.create(order);
      expect(await reports.create(order)).toEqual(first);
      const all = await reports.all();
      expect(all.ok && all.value.length).toBe(1);
    });

    it('RPT-3 gives back what was made, by its number', async () => {
      const { reports } = await makeWorld();
      const made = await reports.create(order);
      const number = made.ok ? made.value?.reportNumber : undefined;
      expect(await reports.load(number ?? 'none was made')).toEqual(made);
    });

    it('RPT-3 does not find an unknown number', async () => {
      const { reports } = await makeWorld();
      expect(await reports.load(NOWHERE)).toEqual({ ok: false, failure: 'not-found' });
    });

    it('DASH-4 lists all, and those in which a term is found', async () => {
      const { reports } = await makeWorld();
      await reports.create(order);
      await reports.create(elsewhere);
      const all = await reports.all();
      expect(all.ok && all.value.length).toBe(2);
      const found = await reports.filter('colfax');
      expect(found.ok && found.value.map((report) => report.propertyType)).toEqual(['commercial']);
      expect(await reports.filter('nowhere at all')).toEqual({ ok: true, value: [] });
    });

    it('RPT-1 tells why nothing is made of an order', async () => {
      const { refusing } = await makeWorld();
      const told: (string | null)[] = [];
      for (const refusal of ORDER_REFUSALS) {
        if (refusing[refusal] === undefined) continue;
        const world = await makeWorld();
        await world.refusing[refusal]?.();
        const made = await world.reports.create(order);
        told.push(made.ok ? null : made.failure);
      }
      expect(told.length).toBeGreaterThan(3);
      expect(told).toEqual(ORDER_REFUSALS.filter((refusal) => refusing[refusal] !== undefined));
    });

    it('RPT-1 answers nobody whose session is over', async () => {
      const { reports, endSession } = await makeWorld();
      await endSession();
      const refused = { ok: false, failure: 'signed-out' };
      expect(await reports.create(order)).toEqual(refused);
      expect(await reports.load(NOWHERE)).toEqual(refused);
      expect(await reports.all()).toEqual(refused);
      expect(await reports.filter('x')).toEqual(refused);
    });
  });
}
