import { ProductGateway, type ProductFailure } from '../../billing/product-gateway.port.ts';
import type { Product, ProductType } from '../../billing/product.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { FakeBillingServer } from './fake-billing-server.ts';

/** Passes `productGatewayContract`, as the real adapters do. */
export class FakeProductGateway extends ProductGateway {
  readonly #server: FakeBillingServer;

  constructor(server: FakeBillingServer) {
    super();
    this.#server = server;
  }

  override async list(type: ProductType): Promise<Result<readonly Product[], 'unavailable'>> {
    return this.#server.reachable ? ok(this.#ofType(type)) : fail('unavailable');
  }

  override async find(type: ProductType, sku: string): Promise<Result<Product, ProductFailure>> {
    return this.#server.answer<Product, ProductFailure>(() => {
      const product = this.#ofType(type).find((sold) => sold.sku === sku);
      return product ? ok(product) : fail('not-found');
    });
  }

  override async lookUp(skus: readonly string[]): Promise<Result<readonly Product[], ProductFailure>> {
    return this.#server.answer<readonly Product[], never>(() =>
      ok(skus.flatMap((sku) => this.#server.products.filter((product) => product.sku === sku))),
    );
  }

  #ofType(type: ProductType): readonly Product[] {
    return this.#server.products.filter((product) => product.type === type);
  }
}
