import {
  type ApiKey,
  type Connection,
  type ListIntegrationsFailure,
  OWN_SYSTEMS,
} from '@ridgeline/core/integrations';
import { routeOf } from '@ridgeline/core/routes';
import { makeAutoObservable } from 'mobx';
import type { IntegrationsStore } from '../../view-model/integrations.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import type { ApiKeysViewModel } from './api-keys.view-model.ts';

type Shown =
  | { readonly is: 'loading' | 'unknown' }
  | { readonly is: 'failed'; readonly failure: ListIntegrationsFailure }
  | { readonly is: 'own'; readonly keys: readonly ApiKey[] }
  | { readonly is: 'listed'; readonly connection: Connection };

/** API-5: one integration and its key; or the reader's own software, with as many keys as it needs. */
export class IntegrationViewModel {
  readonly store: IntegrationsStore;
  readonly keys: ApiKeysViewModel;
  readonly #navigation: Navigation;

  constructor(keys: ApiKeysViewModel, navigation: Navigation) {
    this.store = keys.store;
    this.keys = keys;
    this.#navigation = navigation;
    makeAutoObservable(this, { store: false, keys: false }, { autoBind: true });
  }

  enter(): void {
    void this.store.load();
  }

  get shown(): Shown {
    const { state } = this.store;
    if (state.is !== 'ready') return state;
    const place = routeOf(this.#navigation.address);
    const id = place?.name === 'integration' ? place.params['id'] : undefined;
    if (id === OWN_SYSTEMS) return { is: 'own', keys: state.connections.ownKeys };
    const connection = state.connections.listed.find(({ integration }) => integration.id === id);
    return connection === undefined ? { is: 'unknown' } : { is: 'listed', connection };
  }
}
