import {
  type CardCollector,
  type EstimateOrder,
  keptPurchase,
  type PlaceOrder,
  type Purchase,
  PurchaseFlow,
  type Receipt,
  resumedPurchase,
} from '@ridgeline/core/billing';
import type { ProfileEditor } from '@ridgeline/core/profile';
import type { UniqueIds } from '@ridgeline/core/session';
import { type Clock, parseUsState, type Preferences } from '@ridgeline/core/shared';
import { type BillTo, Checkout, type CheckoutOf } from './checkout.ts';
import type { Configuration } from './configuration.store.ts';
import { planNow } from './plan-now.ts';
import type { SessionStore } from './session.store.ts';

type Dependencies = {
  readonly estimate: EstimateOrder;
  readonly place: PlaceOrder;
  readonly cards: CardCollector;
  readonly ids: UniqueIds;
  readonly clock: Clock;
  readonly preferences: Preferences;
  readonly session: SessionStore;
  readonly profiles: ProfileEditor;
  readonly configuration: Configuration;
};

/** Begins a purchase, or goes on with the one whose page was loaded anew before it was known what became of it. */
export class CheckoutDesk {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  open(offer: CheckoutOf, onPaid: (receipt: Receipt) => void): Checkout {
    const { estimate, place, cards, clock, ids, preferences, configuration } = this.#dependencies;
    const summary = planNow(this.#dependencies);
    const buyer = { owner: summary?.owner ?? true, plan: summary?.plan ?? null };
    const visit = { key: ids.next(), buyer, production: configuration.isProduction };
    const resumed = resumedPurchase(preferences.read('openOrder'), offer.about);
    return new Checkout(
      {
        cards,
        billTo: this.#billTo(),
        begin: (tell) =>
          new PurchaseFlow(
            { estimate, place, cards, clock },
            {
              ...visit,
              resumed,
              tell: (purchase) => {
                this.#keep(purchase, offer.about);
                tell(purchase);
              },
            },
          ),
        onPaid,
      },
      offer,
    );
  }

  #billTo(): BillTo {
    const { session, profiles } = this.#dependencies;
    const { number } = session.visit;
    return {
      state: parseUsState(session.profile?.billingState),
      save: async (billingState) => {
        const saved = await profiles.save({ billingState });
        const { profile } = session;
        if (saved.ok && profile !== null) session.profileChanged({ ...profile, billingState }, number);
        return saved.ok;
      },
    };
  }

  /** The stored order of a report is deleted by the code that makes the report. */
  #keep(purchase: Purchase, about: string): void {
    const { step } = purchase;
    if (step.is === 'paid' && step.receipt.bought.is === 'report') return;
    const kept = keptPurchase(purchase, about);
    if (kept === null) this.forget();
    else this.#dependencies.preferences.write('openOrder', kept);
  }

  forget(): void {
    this.#dependencies.preferences.forget('openOrder');
  }
}
