import { type AppPath, CALCULATOR_TYPES, type CalculatorType, pathTo, routeOf } from '@ridgeline/core/routes';
import { makeAutoObservable } from 'mobx';
import type { AccountStore } from '../../view-model/account.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';

export type ListedCalculator = { readonly type: CalculatorType; readonly path: AppPath };

type CalculatorListState =
  | { readonly is: 'loading' | 'failed' | 'none' }
  | { readonly is: 'ready'; readonly calculators: readonly ListedCalculator[] };

/** NAV-5 D NAV-5.2: every calculator for a visitor; those of the configuration for a signed-in user. */
export class CalculatorListViewModel {
  readonly #navigation: Navigation;
  readonly #account: AccountStore;

  constructor(navigation: Navigation, account: AccountStore) {
    this.#navigation = navigation;
    this.#account = account;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get state(): CalculatorListState {
    if (routeOf(this.#navigation.address)?.name !== 'tools') {
      return {
        is: 'ready',
        calculators: CALCULATOR_TYPES.map((type) => ({ type, path: pathTo('estimate', { type }) })),
      };
    }
    const { ui, uiState } = this.#account;
    if (uiState !== 'ready') return { is: uiState };
    const types = CALCULATOR_TYPES.filter((type) => ui.availableCalculators.includes(type));
    if (types.length === 0) return { is: 'none' };
    return {
      is: 'ready',
      calculators: types.map((type) => ({ type, path: pathTo('calculator', { type }) })),
    };
  }

  async retry(): Promise<void> {
    await this.#account.reloadUi();
  }
}
