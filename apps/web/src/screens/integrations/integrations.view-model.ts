import { type Integration, OWN_SYSTEMS } from '@ridgeline/core/integrations';
import { type AppPath, pathTo } from '@ridgeline/core/routes';
import type { IntegrationsStore } from '../../view-model/integrations.store.ts';

/** API-5: the list of integrations; the page of the reader's own software is first. */
export class IntegrationsViewModel {
  readonly store: IntegrationsStore;
  readonly ownSystems: AppPath = pathTo('integration', { id: OWN_SYSTEMS });

  constructor(store: IntegrationsStore) {
    this.store = store;
  }

  enter(): void {
    void this.store.load();
  }

  pathOf({ id }: Integration): AppPath {
    return pathTo('integration', { id });
  }
}
