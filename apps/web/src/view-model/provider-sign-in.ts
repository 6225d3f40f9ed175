import type {
  FederatedKind,
  StartFederatedSignIn,
  StartFederatedSignInFailure,
  StartFederatedSignInInput,
} from '@ridgeline/core/session';
import { makeAutoObservable, runInAction } from 'mobx';

/** Starts the sign-in by a provider, for every screen that offers one; one at a time. */
export class ProviderSignIn {
  asked: FederatedKind | null = null;
  failure: StartFederatedSignInFailure | null = null;
  readonly #start: StartFederatedSignIn;

  constructor(start: StartFederatedSignIn) {
    this.#start = start;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async ask(input: StartFederatedSignInInput): Promise<void> {
    if (this.asked !== null) return;
    this.asked = input.kind;
    this.failure = null;
    const answer = await this.#start.run(input);
    runInAction(() => {
      // The browser may restore this page from its back/forward cache in the state in which it was left.
      this.asked = null;
      this.failure = answer.ok ? null : answer.failure;
    });
  }
}
