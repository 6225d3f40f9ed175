import { describe, expect, it } from 'vitest';
import type { OverageGateway } from '../../billing/overage-gateway.port.ts';
import type { OverageOrder } from '../../billing/overage.ts';

/** A signed-in user on a used-up plan that sells a project beyond its number for $5, with a valid saved card. */
export type OverageWorld = {
  readonly overages: OverageGateway;
  /** Makes such a card the default; `bank`: the bank wants to be asked. */
  readonly payBy: (behaves: 'declined' | 'bank') => Promise<void> | void;
  /** Reports that were made. */
  readonly made: () => Promise<number> | number;
  readonly sellNoMore: () => Promise<void> | void;
  /** An address of which nothing is known. */
  readonly unknownAddress: string;
  readonly endSession: () => Promise<void> | void;
  readonly breakConnection: () => Promise<void> | void;
};

const anOrder = (change: Partial<OverageOrder> = {}, address = '1437 Bannock St, Denver, CO 80202') => ({
  wish: {
    place: { address, source: 'census', locationId: null },
    propertyType: 'residential',
    roofType: 'steep-slope',
  } as const,
  total: 500,
  orderKey: 'order-1',
  ...change,
});
const PROPERTY = { propertyType: 'residential', state: 'co' } as const;

/** Contract suite for `OverageGateway`. Runs on the fake and on every real adapter. */
export function overageGatewayContract(name: string, makeWorld: () => Promise<OverageWorld>): void {
  describe(`${name} fulfills the contract of OverageGateway`, () => {
    it('PLAN-7 PLAN-8 offers a project at the price of the plan, on the card in use', async () => {
      const { overages } = await makeWorld();
      const offer = await overages.offer(PROPERTY);
      expect(offer).toMatchObject({ ok: true, value: { total: 500, tax: 0, card: { last4: '4242' } } });
    });

    it('PLAN-8 RPT-1 makes and charges it in one step, once', async () => {
      const { overages, made } = await makeWorld();
      const outcome = await overages.order(anOrder());
      expect(outcome).toMatchObject({ ok: true, value: { is: 'made' } });
      expect(await overages.order(anOrder())).toEqual(outcome);
      expect(await made()).toBe(1);
    });

    it.each(['declined', 'bank'] as const)('PLAN-8 makes nothing where the card is: %s', async (card) => {
      const { overages, made, payBy } = await makeWorld();
      await payBy(card);
      expect(await overages.order(anOrder())).toMatchObject({ ok: true, value: { is: 'declined' } });
      expect(await made()).toBe(0);
    });

    it('PLAN-8 RPT-9 makes nothing at another price, or of what nothing is known', async () => {
      const { overages, made, unknownAddress } = await makeWorld();
      expect(await overages.order(anOrder({ total: 400 }))).toEqual({ ok: false, failure: 'price-changed' });
      const unknown = await overages.order(anOrder({ orderKey: 'order-2' }, unknownAddress));
      expect(unknown).toEqual({ ok: true, value: { is: 'property-unknown' } });
      expect(await made()).toBe(0);
    });

    it('PLAN-7 is refused where the plan sells no more', async () => {
      const { overages, made, sellNoMore } = await makeWorld();
      await sellNoMore();
      expect(await overages.offer(PROPERTY)).toEqual({ ok: false, failure: 'refused' });
      expect(await overages.order(anOrder())).toEqual({ ok: false, failure: 'refused' });
      expect(await made()).toBe(0);
    });

    it.each([
      ['signed-out', 'endSession'],
      ['unavailable', 'breakConnection'],
    ] as const)('tells that the user is %s', async (failure, change) => {
      const world = await makeWorld();
      await world[change]();
      expect(await world.overages.offer(PROPERTY)).toEqual({ ok: false, failure });
      expect(await world.overages.order(anOrder())).toEqual({ ok: false, failure });
    });
  });
}
