import { type AppPath, CALCULATOR_TYPES, type CalculatorType, pathTo, routeOf } from '@ridgeline/core/routes';
import { makeAutoObservable } from 'mobx';
import type { AccountStore } from '../../view-model/account.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';

export type ListedCalculator = { readonly type: CalculatorType; readonly path: AppPath };

/** NAV-5 D NAV-5.2: every calculator for a visitor; those of the configuration for a signed-in user. */
export class CalculatorListViewModel {
  readonly #navigation: Navigation;
  readonly #account: AccountStore;

  constructor(navigation: Navigation, account: AccountStore) {
    this.#navigation = navigation;
    this.#account = account;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get calculators(): readonly ListedCalculator[] {
    if (routeOf(this.#navigation.address)?.name !== 'tools') {
      return CALCULATOR_TYPES.map((type) => ({ type, path: pathTo('estimate', { type }) }));
    }
    const { availableCalculators } = this.#account.ui;
    return CALCULATOR_TYPES.filter((type) => availableCalculators.includes(type)).map((type) => ({
      type,
      path: pathTo('calculator', { type }),
    }));
  }
}
