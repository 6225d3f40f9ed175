import { openPage } from '@ridgeline/core/navigation';
import type { ProfileGateway } from '@ridgeline/core/profile';
import type { AppPath } from '@ridgeline/core/routes';
import { type AcceptTerms, afterIntroduction, type TermsFailure } from '@ridgeline/core/session';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Configuration } from '../../view-model/configuration.store.ts';
import type { Navigation } from '../../view-model/navigation.ts';
import { reloadProfile } from '../../view-model/reload-profile.ts';
import type { SessionStore } from '../../view-model/session.store.ts';

type Dependencies = {
  readonly accept: AcceptTerms;
  readonly profiles: ProfileGateway;
  readonly session: SessionStore;
  readonly navigation: Navigation;
  readonly configuration: Configuration;
};

type State =
  | { readonly is: 'asking'; readonly failure: TermsFailure | null }
  | { readonly is: 'accepting' }
  /** The user has accepted the terms before and reads them again. */
  | { readonly is: 'accepted-before' };

// AUTH-14 NAV-8
export class AcceptTermsViewModel {
  state: State;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    const { session } = dependencies.session;
    const isAccepted = session.is === 'signed-in' && session.termsAccepted;
    this.state = isAccepted ? { is: 'accepted-before' } : { is: 'asking', failure: null };
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get isAccepting(): boolean {
    return this.state.is === 'accepting';
  }

  get wasAccepted(): boolean {
    return this.state.is === 'accepted-before';
  }

  get failure(): TermsFailure | null {
    return this.state.is === 'asking' ? this.state.failure : null;
  }

  get email(): string {
    const { session } = this.#dependencies.session;
    return session.is === 'signed-in' ? session.email : '';
  }

  /** Where the legal documents are; null until that is known. */
  addressOf(page: 'terms-of-service' | 'privacy-policy'): string | null {
    const { place } = this.#dependencies.configuration;
    if (place === null) return null;
    const action = openPage(page, place.pages);
    return action.does === 'open' ? action.address : action.path;
  }

  /** The next path for a user who has accepted them before. */
  get onward(): AppPath {
    return afterIntroduction(this.#dependencies.navigation.query['wanted']);
  }

  // NAV-9
  async accept(): Promise<void> {
    if (this.state.is !== 'asking') return;
    const { accept, session, navigation } = this.#dependencies;
    const { number } = session.visit;
    this.#become({ is: 'accepting' });
    const accepted = await accept.run(navigation.query['wanted']);
    if (!accepted.ok) return this.#refused(accepted.failure);
    // Accepting the terms creates the profile, with the name from the sign-up.
    await reloadProfile(session, this.#dependencies.profiles);
    if (session.visit.number !== number) return;
    session.termsAccepted();
    navigation.go(accepted.value, { replace: true });
  }

  async decline(): Promise<void> {
    await this.#dependencies.session.signOut();
  }

  #refused(failure: TermsFailure): void {
    this.#become({ is: 'asking', failure });
    if (failure === 'signed-out') void this.#dependencies.session.refused();
  }

  #become(state: State): void {
    runInAction(() => (this.state = state));
  }
}
