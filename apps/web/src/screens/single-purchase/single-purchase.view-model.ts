import {
  type BillingGateway,
  NO_SAVED_CARDS,
  type Product,
  type ProductGateway,
  type Receipt,
  singlePurchaseOf,
} from '@ridgeline/core/billing';
import { addProjectFrom } from '@ridgeline/core/navigation';
import { parseAddressLine } from '@ridgeline/core/places';
import {
  type CreateReportFailure,
  type Report,
  type ReportWish,
  wishFromQuery,
} from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import { type Clock, parseUsState } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountStore } from '../../view-model/account.store.ts';
import type { CardFields } from '../../view-model/card-fields.ts';
import type { CheckoutDesk } from '../../view-model/checkout-desk.ts';
import type { Checkout } from '../../view-model/checkout.ts';
import type { Configuration } from '../../view-model/configuration.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import { planNow } from '../../view-model/plan-now.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { CreateReportCode } from './create-report-code.ts';

type Dependencies = {
  readonly products: ProductGateway;
  readonly billing: BillingGateway;
  readonly desk: CheckoutDesk;
  readonly fields: CardFields;
  readonly createReport: CreateReportCode;
  readonly configuration: Configuration;
  readonly clock: Clock;
  readonly account: AccountStore;
  readonly session: SessionStore;
  readonly navigation: Navigation;
};

export type SinglePurchaseState =
  | { readonly is: 'loading' | 'unreachable' | 'not-sold' }
  /** The address in the bar names no property. */
  | { readonly is: 'no-property'; readonly products: readonly Product[] }
  | { readonly is: 'open'; readonly wish: ReportWish; readonly checkout: Checkout };

/** From the payment to the report. */
export type Making =
  | { readonly is: 'making' }
  | { readonly is: 'not-made'; readonly why: CreateReportFailure }
  /** RPT-9: the server has answered without a report. */
  | { readonly is: 'without-report' }
  | { readonly is: 'made'; readonly report: Report };

/** PLAN-1 RPT-1: one report, bought without a plan, and made of the property in the address. */
export class SinglePurchaseViewModel {
  state: SinglePurchaseState = { is: 'loading' };
  making: Making = { is: 'making' };
  readonly fields: CardFields;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.fields = dependencies.fields;
    makeAutoObservable(
      this,
      { state: observableRef, making: observableRef, fields: false },
      { autoBind: true },
    );
  }

  enter(): void {
    void this.load();
  }

  leave(): void {
    if (this.state.is === 'open') this.state.checkout.leave();
  }

  /** TEAM-1.1: a viewer makes no report; a report that is bought by itself needs no plan. */
  get isViewer(): boolean {
    return addProjectFrom(planNow(this.#dependencies), null) === 'viewer-notice';
  }

  /** The projects left in the plan, which this purchase leaves alone. By the profile until the API has told it. */
  get left(): number {
    const { account } = this.#dependencies;
    return planNow(this.#dependencies, account.allowances)?.allowances.quickView?.available ?? 0;
  }

  async load(): Promise<void> {
    const { products, billing, createReport, navigation } = this.#dependencies;
    this.#become({ is: 'loading' });
    const [sold, saved, code] = await Promise.all([
      products.list('code-report'),
      billing.paymentInfo(),
      createReport.load().catch(() => null),
    ]);
    if (!sold.ok || code === null) return this.#become({ is: 'unreachable' });
    const wished = wishFromQuery(navigation.query);
    if (!wished.ok) return this.#become({ is: 'no-property', products: sold.value });
    const wish = wished.value;
    const product = sold.value.find(({ reportType }) => reportType === wish.propertyType);
    if (!product) return this.#become({ is: 'not-sold' });
    // Without the saved cards a new one can still be entered.
    const checkout = this.#checkout(product, wish, saved.ok ? saved.value : NO_SAVED_CARDS);
    this.#become({ is: 'open', wish, checkout });
    checkout.enter();
  }

  /** Again after a failure: the purchase is the same, and so is the report. */
  async make(receipt: Receipt, wish: ReportWish): Promise<void> {
    const purchase = singlePurchaseOf(receipt);
    if (purchase === null) return;
    const { createReport, desk, session, account, navigation } = this.#dependencies;
    runInAction(() => (this.making = { is: 'making' }));
    const create = await createReport.load();
    const made = await create.run({ wish, orderKey: `bought ${receipt.orderId}`, purchase });
    if (!made.ok) {
      runInAction(() => (this.making = { is: 'not-made', why: made.failure }));
      return made.failure === 'signed-out' ? void session.refused() : undefined;
    }
    const report = made.value;
    runInAction(() => (this.making = report === null ? { is: 'without-report' } : { is: 'made', report }));
    desk.forget();
    void account.reloadAllowances();
    if (report !== null) navigation.go(pathTo('report', { number: report.reportNumber }), { replace: true });
  }

  #checkout(product: Product, wish: ReportWish, saved: Checkout['offer']['saved']): Checkout {
    const { sku } = product;
    return this.#dependencies.desk.open(
      {
        about: `${sku} ${wish.place.address}`,
        product,
        saved,
        wishOf: ({ couponCode }) => ({
          is: 'report',
          sku,
          reportType: wish.propertyType,
          state: parseUsState(parseAddressLine(wish.place.address)?.state),
          couponCode,
        }),
        current: { planVariant: '', planBilling: '' },
        replaces: null,
      },
      (receipt) => void this.make(receipt, wish),
    );
  }

  #become(state: SinglePurchaseState): void {
    runInAction(() => (this.state = state));
  }
}
