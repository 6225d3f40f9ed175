import {
  type Cents,
  priceOf,
  type Product,
  type ProductGateway,
  productWords,
} from '@ridgeline/core/billing';
import { planTitle } from '@ridgeline/core/plans';
import { type AppPath, pathTo } from '@ridgeline/core/routes';
import type { Clock } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { Configuration } from '../../view-model/configuration.store.ts';
import { planNow } from '../../view-model/plan-now.ts';
import type { SessionStore } from '../../view-model/session.store.ts';

type Dependencies = {
  readonly session: SessionStore;
  readonly products: ProductGateway;
  readonly configuration: Configuration;
  readonly clock: Clock;
  readonly language: Language;
};

type OfferedPlan = {
  readonly title: string;
  readonly seats: number | null;
  readonly price: Cents | null;
  readonly path: AppPath;
};

/** HDR-12: why this person has no team, and the plan that gives one. */
export class TeamUpsellViewModel {
  /** `pro` is null where no plan for several people is sold, or the plans could not be read. */
  state: { readonly is: 'loading' } | { readonly is: 'read'; readonly pro: Product | null } = {
    is: 'loading',
  };
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  enter(): void {
    void this.#load();
  }

  get own(): string {
    const plan = planNow(this.#dependencies)?.plan;
    return plan === undefined ? '' : planTitle(plan, this.#dependencies.language.locale);
  }

  get plan(): OfferedPlan | null {
    const pro = this.state.is === 'read' ? this.state.pro : null;
    return (
      pro && {
        title: productWords(pro, this.#dependencies.language.locale).title,
        seats: pro.plan?.seats ?? null,
        price: priceOf(pro, { billing: 'monthly', variant: 'national' })?.amount ?? null,
        path: pathTo('plans'),
      }
    );
  }

  async #load(): Promise<void> {
    const products = await this.#dependencies.products.list('code-report-plan');
    const pro = products.ok ? (products.value.find(hasSeats) ?? null) : null;
    runInAction(() => (this.state = { is: 'read', pro }));
  }
}

/** The first one sold that is for more than one person. */
function hasSeats({ plan }: Product): boolean {
  return plan !== null && !plan.isFree && plan.seats !== 1;
}
