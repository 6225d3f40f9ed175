import {
  type Connections,
  type ListIntegrations,
  type ListIntegrationsFailure,
} from '@ridgeline/core/integrations';
import { featureVerdict, type FeatureRights } from '@ridgeline/core/plans';
import type { Clock } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Configuration } from './configuration.store.ts';
import { planNow } from './plan-now.ts';
import type { SessionStore } from './session.store.ts';

type Dependencies = {
  readonly list: ListIntegrations;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly configuration: Configuration;
};

export type LoadedIntegrations =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly failure: ListIntegrationsFailure }
  | { readonly is: 'ready'; readonly connections: Connections };

const NO_RIGHTS: FeatureRights = { allowTeamAccess: false, allowIntegrationAccess: false };

/** API-5: the integrations and keys of the reader, and whether their plan includes them. One for each screen. */
export class IntegrationsStore {
  state: LoadedIntegrations = { is: 'loading' };
  readonly #dependencies: Dependencies;
  /** The number of the last request: an answer to an earlier one is ignored. */
  #request = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get rights(): FeatureRights {
    return planNow(this.#dependencies)?.plan.limits ?? NO_RIGHTS;
  }

  // HDR-12 PLAN-10
  get isInPlan(): boolean {
    return featureVerdict('integrations', this.rights).allowed;
  }

  async load(): Promise<void> {
    const request = ++this.#request;
    const { list, session } = this.#dependencies;
    const answer = await list.run();
    if (request !== this.#request) return;
    if (!answer.ok && answer.failure === 'signed-out') return void session.refused();
    runInAction(() => {
      this.state = answer.ok
        ? { is: 'ready', connections: answer.value }
        : { is: 'failed', failure: answer.failure };
    });
  }
}
