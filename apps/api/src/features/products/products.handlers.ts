import type { Product as ProductOnWire } from '@ridgeline/contract';
import type { Product } from '@ridgeline/core/billing';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem, Refusal } from '../../problems/problem.ts';
import { findProduct, productsOf, productsWith } from './products.repository.ts';

// PLAN-9
export const productHandlers: Pick<Handlers, 'listProducts' | 'getProduct' | 'lookUpProducts'> = {
  async listProducts({ path: { type }, db }) {
    return answer(200, { items: (await productsOf(db, type)).map(onWire) });
  },

  async getProduct({ path: { type, sku }, db }) {
    const product = await findProduct(db, type, sku);
    return product ? answer(200, onWire(product)) : problem('not-found');
  },

  // API-6: the only refusal is that the caller is not allowed to ask.
  async lookUpProducts({ body: { skus }, db }) {
    try {
      return answer(200, { items: (await productsWith(db, skus)).map(onWire) });
    } catch (problem) {
      if (problem instanceof Refusal) throw problem;
      return answer(200, { items: [] });
    }
  },
};

function onWire({ prices, ...product }: Product): ProductOnWire {
  return { ...product, prices: prices.map((price) => ({ ...price })) };
}
