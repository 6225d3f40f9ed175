import type { ReturnFromGoogle } from '@ridgeline/core/session';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { ProviderSignIn } from '../../view-model/provider-sign-in.ts';
import type { CallbackState } from '../identity-callback/identity-callback.view-model.ts';

/** AUTH-9: the page to which Google redirects. A known Google user continues with the user pool. */
export class GoogleCallbackViewModel {
  state: CallbackState = { is: 'working' };
  readonly #returns: ReturnFromGoogle;
  readonly #provider: ProviderSignIn;
  readonly #navigation: Navigation;
  #hasBegun = false;

  constructor(returns: ReturnFromGoogle, provider: ProviderSignIn, navigation: Navigation) {
    this.#returns = returns;
    this.#provider = provider;
    this.#navigation = navigation;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Runs once, even if the screen is entered again: a code can be used only once. */
  async enter(): Promise<void> {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const { code } = this.#navigation.query;
    const answer = await this.#returns.run(code === undefined ? {} : { code });
    if (answer.is === 'turned-away') return this.#navigation.go(answer.path, { replace: true });
    if (answer.is === 'known') await this.#provider.ask({ kind: 'google' });
    if (answer.is === 'unavailable' || this.#provider.failure !== null) {
      runInAction(() => (this.state = { is: 'stopped', why: 'unavailable' }));
    }
  }
}
