import type { FederatedReturnRefusal, ReturnFromProvider } from '@ridgeline/core/session';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { SessionStore } from '../../view-model/session.store.ts';

export type CallbackState =
  | { readonly is: 'working' }
  | {
      readonly is: 'stopped';
      readonly why: Exclude<FederatedReturnRefusal['code'], LoginCode> | 'no-credentials';
    };

type LoginCode = Extract<FederatedReturnRefusal, { readonly email: unknown }>['code'];

/** The page to which a provider redirects. It navigates on as soon as the outcome is known. */
export class IdentityCallbackViewModel {
  state: CallbackState = { is: 'working' };
  readonly #returns: ReturnFromProvider;
  readonly #session: SessionStore;
  readonly #navigation: Navigation;
  #hasBegun = false;

  constructor(returns: ReturnFromProvider, session: SessionStore, navigation: Navigation) {
    this.#returns = returns;
    this.#session = session;
    this.#navigation = navigation;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  /** Runs once, even if the screen is entered again: a code can be used only once. */
  async enter(): Promise<void> {
    if (this.#hasBegun || this.#session.session.is === 'signed-in') return;
    this.#hasBegun = true;
    const answer = await this.#returns.run();
    if (answer.ok) {
      // The guard redirects from here.
      await this.#session.enter(answer.value);
      if (this.#session.session.is === 'signed-out') this.#stop('no-credentials');
    } else if ('path' in answer.failure) {
      this.#navigation.go(answer.failure.path, { replace: true });
    } else {
      this.#stop(answer.failure.code);
    }
  }

  #stop(why: Extract<CallbackState, { is: 'stopped' }>['why']): void {
    runInAction(() => (this.state = { is: 'stopped', why }));
  }
}
