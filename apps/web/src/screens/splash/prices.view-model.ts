import {
  type Cents,
  lowestPrice,
  type PlanOffer,
  type Product,
  type ProductGateway,
  productWords,
} from '@ridgeline/core/billing';
import type { Locale } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

export type OfferedPlan = {
  readonly sku: string;
  readonly title: string;
  /** A month, at least; null by agreement. */
  readonly price: Cents | null;
  /** It costs more elsewhere, such as in all states. */
  readonly isFrom: boolean;
  readonly offer: PlanOffer;
};

type State =
  | { readonly is: 'loading' }
  | { readonly is: 'unreachable' }
  | { readonly is: 'open'; readonly plans: readonly Product[]; readonly reports: readonly Product[] };

/** HDR-13 PLAN-1: what the catalogue sells, for whoever is not signed in. */
export class PricesViewModel {
  state: State = { is: 'loading' };
  readonly #products: Pick<ProductGateway, 'list'>;

  constructor(products: Pick<ProductGateway, 'list'>) {
    this.#products = products;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  enter(): void {
    void this.load();
  }

  async load(): Promise<void> {
    runInAction(() => (this.state = { is: 'loading' }));
    const [plans, reports] = await Promise.all([
      this.#products.list('code-report-plan'),
      this.#products.list('code-report'),
    ]);
    runInAction(() => {
      this.state =
        plans.ok && reports.ok
          ? { is: 'open', plans: plans.value, reports: reports.value }
          : { is: 'unreachable' };
    });
  }

  plansIn(locale: Locale): readonly OfferedPlan[] {
    if (this.state.is !== 'open') return [];
    return this.state.plans.flatMap((product) => {
      const { plan: offer, prices, sku } = product;
      if (offer === null) return [];
      const price = offer.isFree ? 0 : lowestPrice(product);
      const isFrom = prices.some(({ billing, amount }) => billing === 'monthly' && amount !== price);
      return [{ sku, title: productWords(product, locale).title, price, isFrom, offer }];
    });
  }

  /** The price of one report without a plan, at least; null if none is sold. */
  get reportPrice(): Cents | null {
    const reports = this.state.is === 'open' ? this.state.reports : [];
    return lowestPrice({ prices: reports.flatMap(({ prices }) => prices) });
  }
}
