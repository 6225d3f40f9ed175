import {
  type DeclineReason,
  keptOverage,
  type OverageFailure,
  type OverageGateway,
  type OverageOffer,
  type OverageOrder,
  resumedOverage,
} from '@ridgeline/core/billing';
import { parseAddressLine } from '@ridgeline/core/places';
import type { ReportWish } from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import type { UniqueIds } from '@ridgeline/core/session';
import type { Preferences } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AccountStore } from '../../view-model/account.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';

type Dependencies = {
  readonly overages: OverageGateway;
  readonly ids: UniqueIds;
  readonly preferences: Preferences;
  readonly account: AccountStore;
  readonly session: SessionStore;
  readonly navigation: Navigation;
};

type Offered = { readonly wish: ReportWish; readonly offer: OverageOffer };
type Unpaid = DeclineReason | Exclude<OverageFailure, 'signed-out' | 'unavailable'>;

/** `none`: no project is sold beyond the plan here, or there is no card that would pay it. */
export type SaleState =
  | { readonly is: 'none' }
  | { readonly is: 'property-unknown' }
  /** It is asked what one project more costs, and whether a card would pay it. */
  | { readonly is: 'looking' }
  | (Offered & { readonly is: 'offered' })
  | (Offered & { readonly is: 'paying' })
  | (Offered & { readonly is: 'not-made'; readonly why: Unpaid })
  /** It is not known whether it was charged; it is ordered again with its key. */
  | { readonly is: 'asking'; readonly order: OverageOrder }
  | { readonly is: 'unsettled'; readonly order: OverageOrder };

/** PLAN-8 RPT-1: a project beyond the number of the plan, charged to the saved card in the step that makes it. */
export class OverageSale {
  state: SaleState = { is: 'none' };
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Something can be paid, or is being paid: its button is the one to press. */
  get isOpen(): boolean {
    return !['none', 'property-unknown', 'looking'].includes(this.state.is);
  }

  /** D PLAN-9.18: an order that may have been charged is asked for again after its page was loaded anew. */
  resume(address: string): void {
    const order = resumedOverage(this.#dependencies.preferences.read('openOrder'), address);
    if (order !== null) void this.#send(order, { is: 'asking', order });
  }

  async look(wish: ReportWish): Promise<void> {
    if (this.state.is === 'asking' || this.state.is === 'unsettled') return;
    const { propertyType, place } = wish;
    const state = parseAddressLine(place.address)?.state;
    if (state === undefined) return;
    this.#become({ is: 'looking' });
    const offer = await this.#dependencies.overages.offer({ propertyType, state });
    this.#become(offer.ok && offer.value.card !== null ? { is: 'offered', wish, offer: offer.value } : NONE);
  }

  /** After another choice the offer is another. */
  forget(): void {
    if (this.state.is === 'offered' || this.state.is === 'not-made') this.#become(NONE);
  }

  async pay(): Promise<void> {
    const { state } = this;
    if (state.is !== 'offered' && state.is !== 'not-made') return;
    const { wish, offer } = state;
    const order = { wish, total: offer.total, orderKey: this.#dependencies.ids.next() };
    await this.#send(order, { is: 'paying', wish, offer });
  }

  askAgain(): void {
    const { state } = this;
    if (state.is === 'unsettled') void this.#send(state.order, { is: 'asking', order: state.order });
  }

  async #send(order: OverageOrder, waiting: SaleState): Promise<void> {
    const { overages, preferences, account, session, navigation } = this.#dependencies;
    preferences.write('openOrder', keptOverage(order));
    this.#become(waiting);
    const answer = await overages.order(order);
    if (!answer.ok) {
      const { failure } = answer;
      if (failure === 'price-changed' || failure === 'refused') {
        preferences.forget('openOrder');
        return this.#notMade(waiting, failure);
      }
      this.#become({ is: 'unsettled', order });
      return failure === 'signed-out' ? void session.refused() : undefined;
    }
    preferences.forget('openOrder');
    const outcome = answer.value;
    if (outcome.is === 'declined') return this.#notMade(waiting, outcome.why);
    if (outcome.is === 'property-unknown') return this.#become({ is: 'property-unknown' });
    void account.reloadAllowances();
    navigation.go(pathTo('report', { number: outcome.reportNumber }), { replace: true });
  }

  /** After a reload there is no offer any more: the choices are made again. */
  #notMade(waiting: SaleState, why: Unpaid): void {
    const { wish, offer } = 'offer' in waiting ? waiting : { wish: null, offer: null };
    this.#become(wish === null ? NONE : { is: 'not-made', wish, offer, why });
  }

  #become(state: SaleState): void {
    runInAction(() => (this.state = state));
  }
}

const NONE: SaleState = { is: 'none' };
