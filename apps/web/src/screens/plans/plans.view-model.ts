import {
  annualSaving,
  type Cents,
  PLAN_VARIANTS,
  type PlanOffer,
  type PlanVariant,
  priceOf,
  productWords,
  type Product,
  type ProductGateway,
  purchaseVerdict,
} from '@ridgeline/core/billing';
import type { PlanSummary } from '@ridgeline/core/navigation';
import {
  type BillingPeriod,
  isManagedInMobileApp,
  isOnTrial,
  isPaidPlan,
  planTitle,
  renewalDate,
} from '@ridgeline/core/plans';
import { type AppPath, pathTo } from '@ridgeline/core/routes';
import type { Clock } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { Configuration } from '../../view-model/configuration.store.ts';
import { planNow } from '../../view-model/plan-now.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { Viewport } from '../../view-model/viewport.ts';

type Dependencies = {
  readonly products: ProductGateway;
  readonly session: SessionStore;
  readonly configuration: Configuration;
  readonly language: Language;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly viewport: Viewport;
};

/** What a reader can do with a plan of the comparison. */
export type PlanMove =
  | { readonly is: 'buy'; readonly path: AppPath }
  /** Theirs, or the free one to which they return by leaving theirs. */
  | { readonly is: 'manage' | 'leave'; readonly path: AppPath }
  | { readonly is: 'none' };

export type PlanColumn = {
  readonly sku: string;
  readonly title: string;
  readonly description: string | null;
  readonly price: Cents | null;
  readonly offer: PlanOffer;
  readonly isTheirs: boolean;
  readonly move: PlanMove;
};

type State =
  | { readonly is: 'loading' }
  | { readonly is: 'unreachable' }
  | { readonly is: 'open'; readonly products: readonly Product[] };

/** PLAN-1 PLAN-9: the plans on sale beside the reader's own, for a billing period and a variant. */
export class PlansViewModel {
  state: State = { is: 'loading' };
  billing: BillingPeriod = 'monthly';
  variant: PlanVariant = 'national';
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
    const plan = this.#summary?.plan;
    this.billing = plan?.billingPeriod ?? 'monthly';
    this.variant = PLAN_VARIANTS.find((variant) => variant === plan?.option) ?? 'national';
  }

  enter(): void {
    void this.load();
  }

  async load(): Promise<void> {
    runInAction(() => (this.state = { is: 'loading' }));
    const products = await this.#dependencies.products.list('code-report-plan');
    runInAction(() => {
      this.state = products.ok ? { is: 'open', products: products.value } : { is: 'unreachable' };
    });
  }

  chooseBilling(billing: BillingPeriod): void {
    this.billing = billing;
  }

  chooseVariant(variant: PlanVariant): void {
    this.variant = variant;
  }

  /** On a phone, where one is below the other, the reader's own is the first. */
  get columns(): readonly PlanColumn[] {
    const columns = this.#products.flatMap((product) =>
      product.plan === null ? [] : [this.#column(product, product.plan)],
    );
    return this.#dependencies.viewport.size === 'phone'
      ? columns.toSorted((one, other) => Number(other.isTheirs) - Number(one.isTheirs))
      : columns;
  }

  /** What the reader's plan includes, to tell the difference of the others. */
  get theirs(): PlanOffer | null {
    return this.columns.find(({ isTheirs }) => isTheirs)?.offer ?? null;
  }

  /** The reader's plan, and those that include more properties, or as many for more people. */
  get upgrades(): readonly PlanColumn[] {
    const { theirs } = this;
    return this.columns.filter(({ offer, isTheirs }) => isTheirs || isLarger(offer, theirs));
  }

  /** The plans for more than one person. */
  get forTeams(): readonly PlanColumn[] {
    return this.columns.filter(({ offer }) => offer.seats !== 1);
  }

  /** The most that annual payment saves; null if it saves nothing. */
  get saving(): Cents | null {
    const savings = this.#products.map((product) => annualSaving(product, this.variant) ?? 0);
    return Math.max(0, ...savings) || null;
  }

  /** PLAN-7: whoever is in a team of another asks them. */
  get isOwner(): boolean {
    return this.#summary?.owner ?? true;
  }

  /** D PLAN-10.1: the owner of a plan that was bought on Android changes and leaves it there. */
  get isOfMobileApp(): boolean {
    const summary = this.#summary;
    return summary !== null && isManagedInMobileApp(summary.plan, summary);
  }

  get planTitle(): string | null {
    const plan = this.#summary?.plan;
    return plan === undefined ? null : planTitle(plan, this.#dependencies.language.locale);
  }

  get hasEnded(): boolean {
    return this.#summary?.expired === true;
  }

  /** PLAN-6: 'Mar 2'; null where nothing is renewed. */
  get renewsOn(): string | null {
    const summary = this.#summary;
    if (summary === null || !isPaidPlan(summary.plan) || summary.expired) return null;
    if (summary.plan.archivedDate !== null) return null;
    const { language, timeZone } = this.#dependencies;
    return renewalDate(summary.plan, summary.now, { locale: language.locale, timeZone });
  }

  /** HDR-5: where a price by agreement is asked for; null until it is known. */
  get enquiryAddress(): string | null {
    return this.#dependencies.configuration.place?.pages['pricing-enquiry'] ?? null;
  }

  #column(product: Product, offer: PlanOffer): PlanColumn {
    const { sku } = product;
    const { title, description } = productWords(product, this.#dependencies.language.locale);
    const { variant, billing } = this;
    const price = offer.isFree ? 0 : (priceOf(product, { variant, billing })?.amount ?? null);
    const isTheirs = this.#summary?.plan.sku === sku;
    return { sku, title, description, price, offer, isTheirs, move: this.#moveTo(sku, offer) };
  }

  #moveTo(sku: string, { isFree }: PlanOffer): PlanMove {
    const summary = this.#summary;
    if (!this.isOwner || this.isOfMobileApp) return { is: 'none' };
    if (isFree) {
      const leaves = summary !== null && isPaidPlan(summary.plan) && !summary.expired;
      return leaves ? { is: 'leave', path: pathTo('planDetails') } : { is: 'none' };
    }
    const { variant, billing } = this;
    const payUpFront = summary === null || !isOnTrial(summary.plan, summary);
    const wish = {
      is: 'plan',
      sku,
      variant,
      billing,
      state: null,
      payUpFront: true,
      couponCode: null,
    } as const;
    const verdict = purchaseVerdict(wish, { owner: this.isOwner, plan: summary?.plan ?? null });
    if (!verdict.allowed) {
      return verdict.why === 'already-on-plan'
        ? { is: 'manage', path: pathTo('planDetails') }
        : { is: 'none' };
    }
    const query = { sku, billing, variant, ...(payUpFront && { payUpFront: 'true' }) };
    return { is: 'buy', path: pathTo('purchasePlan', {}, query) };
  }

  get #products(): readonly Product[] {
    return this.state.is === 'open' ? this.state.products : [];
  }

  get #summary(): PlanSummary | null {
    return planNow(this.#dependencies);
  }
}

function isLarger(offer: PlanOffer, theirs: PlanOffer | null): boolean {
  if (offer.isFree) return false;
  return theirs === null || offer.quickViews > theirs.quickViews || seatsOf(offer) > seatsOf(theirs);
}

const seatsOf = ({ seats }: PlanOffer) => seats ?? Number.POSITIVE_INFINITY;
