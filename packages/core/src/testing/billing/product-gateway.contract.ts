import { describe, expect, it } from 'vitest';
import type { ProductGateway } from '../../billing/product-gateway.port.ts';
import type { Result } from '../../shared/result.ts';

/** A signed-in user; plans and at least one single report are for sale. */
export type ProductWorld = {
  readonly products: ProductGateway;
  readonly endSession: () => Promise<void> | void;
  readonly breakConnection: () => Promise<void> | void;
};

/** Contract suite for `ProductGateway`. Runs on the fake and on every real adapter. */
export function productGatewayContract(name: string, makeWorld: () => Promise<ProductWorld>): void {
  describe(`${name} fulfills the contract of ProductGateway`, () => {
    it.each(['code-report-plan', 'code-report'])(
      'PLAN-9 lists what is offered as %s, each with a price unless it is free, and finds each',
      async (type) => {
        const { products } = await makeWorld();
        const listed = valueOf(await products.list(type));
        expect(listed.length).toBeGreaterThan(0);
        for (const product of listed) {
          expect(product.type).toBe(type);
          expect(product.prices.length > 0).toBe(product.plan?.isFree !== true);
          for (const { amount } of product.prices) expect(Number.isInteger(amount)).toBe(true);
          expect(await products.find(type, product.sku)).toEqual({ ok: true, value: product });
        }
      },
    );

    it('PLAN-9 finds no product of another type, or that is not for sale', async () => {
      const { products } = await makeWorld();
      const [plan] = valueOf(await products.list('code-report-plan'));
      expect(await products.find('code-report', plan?.sku ?? '')).toEqual(failed('not-found'));
      expect(await products.find('code-report', 'no_such_sku')).toEqual(failed('not-found'));
      expect(await products.list('no-such-type')).toEqual({ ok: true, value: [] });
    });

    it('API-6 looks up the skus that are sold, in the order they were asked for', async () => {
      const { products } = await makeWorld();
      const [plan] = valueOf(await products.list('code-report-plan'));
      const [report] = valueOf(await products.list('code-report'));
      const skus = [report?.sku ?? '', 'no_such_sku', plan?.sku ?? ''];
      expect(await products.lookUp(skus)).toEqual({ ok: true, value: [report, plan] });
      expect(await products.lookUp([])).toEqual({ ok: true, value: [] });
    });

    it('API-6 answers a failure, and never throws, when signed out or out of reach; the list is for everybody', async () => {
      const { products, endSession, breakConnection } = await makeWorld();
      const listed = await products.list('code-report-plan');
      await endSession();
      expect(await products.list('code-report-plan')).toEqual(listed);
      await expectOne(products, 'signed-out');
      await breakConnection();
      expect(await products.list('code-report')).toEqual(failed('unavailable'));
      await expectOne(products, 'unavailable');
    });
  });
}

async function expectOne(products: ProductGateway, failure: string): Promise<void> {
  expect(await products.find('code-report', 'any')).toEqual(failed(failure));
  expect(await products.lookUp(['any'])).toEqual(failed(failure));
}

function failed(failure: string) {
  return { ok: false, failure };
}

function valueOf<Value>(result: Result<Value, string>): Value {
  if (!result.ok) expect.fail(`refused with ${result.failure}`);
  return result.value;
}
