import type { Result } from '../shared/result.ts';
import type { Product, ProductType } from './product.ts';

/** `unavailable`: no response, or one that cannot be parsed. */
export type ProductFailure = 'signed-out' | 'not-found' | 'unavailable';

/** Products and prices. Network errors are returned as failures; no method throws. */
// PLAN-9
export abstract class ProductGateway {
  /** For everybody, signed in or not. */
  abstract list(type: ProductType): Promise<Result<readonly Product[], 'unavailable'>>;
  abstract find(type: ProductType, sku: string): Promise<Result<Product, ProductFailure>>;
  /** API-6: those of the skus that are sold, in the order they were asked for. */
  abstract lookUp(skus: readonly string[]): Promise<Result<readonly Product[], ProductFailure>>;
}
