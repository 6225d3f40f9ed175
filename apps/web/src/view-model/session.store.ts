import type { Profile } from '@ridgeline/core/profile';
import {
  type ClientState,
  type Identity,
  initialVisit,
  nextVisit,
  type OtherTabs,
  type Returned,
  type Session,
  type SignedInIdentity,
  type SignIn,
  type SignInFailure,
  type SignInKind,
  type SignOut,
  type SignOutFailure,
  type SignOutReach,
  type StartUp,
  type TabNews,
  type Visit,
  type VisitEvent,
} from '@ridgeline/core/session';
import { done, type Result } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

type Dependencies = {
  readonly startUp: StartUp;
  readonly signIn: SignIn;
  readonly signOut: SignOut;
  readonly tabs: OtherTabs;
  readonly identity: Identity;
  readonly state: ClientState;
};

/** The session, for every screen. Core has the transitions; this class holds the state of the visit. */
export class SessionStore {
  visit: Visit = initialVisit;
  readonly #dependencies: Dependencies;
  #isLeaving = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { visit: observableRef }, { autoBind: true });
  }

  get session(): Session {
    return this.visit.session;
  }

  /** The profile of the signed-in user; null until it is loaded. */
  get profile(): Profile | null {
    return this.session.is === 'signed-in' ? this.session.profile : null;
  }

  /** START-4: follows sign-in and sign-out in other tabs; returns the unsubscribe function. */
  follow(): () => void {
    return this.#dependencies.tabs.hear((news) => void this.#hear(news));
  }

  // START-1 START-4
  async start(): Promise<void> {
    await this.#dependencies.tabs.join();
    await this.#goOn();
  }

  async signIn(credentials: {
    readonly email: string;
    readonly password: string;
  }): Promise<Result<SignedInIdentity, SignInFailure>> {
    const answer = await this.#dependencies.signIn.run(credentials);
    if (answer.ok) await this.#begin({ identity: answer.value, kind: 'password' });
    return answer;
  }

  /** Starts the session of a user whom a provider has authenticated. */
  async enter(returned: Returned): Promise<void> {
    await this.#begin(returned);
  }

  /** START-5: a refused request after the session has expired must not remove the dialog that says so. */
  async signOut(reach?: SignOutReach): Promise<Result<void, SignOutFailure>> {
    return this.#leave({ type: 'left' }, reach);
  }

  /** The API refuses this session: sign out and give the reason, unless the user ends or has ended it. */
  async refused(): Promise<void> {
    if (this.#isLeaving || this.session.is === 'signed-out') return;
    await this.#leave({ type: 'left', expired: true });
  }

  /** A profile that was reloaded or saved; ignored if it belongs to an earlier visit. */
  profileChanged(profile: Profile, visit: number = this.visit.number): void {
    this.#set(nextVisit(this.visit, { type: 'profile-changed', visit, profile }));
  }

  /** PROF-9: the user pool has confirmed a new email; the other tabs get the renewed session. */
  async emailChanged(): Promise<void> {
    const before = this.#email;
    await this.#readEmail();
    if (before !== null && this.#email !== before) {
      this.#dependencies.tabs.tell({ is: 'email-changed', email: before });
    }
  }

  // AUTH-14
  termsAccepted(): void {
    this.#set(nextVisit(this.visit, { type: 'terms-accepted' }));
  }

  // AUTH-14
  introduced(): void {
    this.#set(nextVisit(this.visit, { type: 'introduced' }));
  }

  /** START-5: the session can no longer be renewed. */
  renewalRefused({ federated }: { readonly federated: boolean }): void {
    this.#set(nextVisit(this.visit, { type: 'renewal-refused', federated }));
  }

  /** Loads the profile again after a failure. */
  async retry(): Promise<void> {
    this.#set(nextVisit(this.visit, { type: 'profile-retried' }));
    await this.#goOn();
  }

  async #leave(
    left: Extract<VisitEvent, { readonly type: 'left' }>,
    reach?: SignOutReach,
  ): Promise<Result<void, SignOutFailure>> {
    const email = this.#email;
    if (this.session.is === 'expired') return done;
    this.#isLeaving = true;
    const answer = await this.#dependencies.signOut.run(reach).finally(() => (this.#isLeaving = false));
    this.#set(nextVisit(this.visit, left));
    if (email !== null) this.#dependencies.tabs.tell({ is: left.expired ? 'expired' : 'signed-out', email });
    return answer;
  }

  async #begin({ identity, kind }: { readonly identity: SignedInIdentity; readonly kind: SignInKind }) {
    this.#set(nextVisit(this.visit, { type: 'signed-in', identity, kind }));
    this.#dependencies.tabs.tell({ is: 'signed-in', email: identity.email });
    await this.#goOn();
  }

  async #hear({ is, email }: TabNews): Promise<void> {
    const { session } = this;
    if (is === 'signed-in' && (session.is === 'signed-out' || session.is === 'expired')) {
      // START-5: under the dialog, the screen of the ended session is still there.
      if (session.is === 'expired') await this.#dependencies.state.clear();
      // Start over with the session from the other tab.
      this.#set({ ...initialVisit, number: this.visit.number + 1 });
      return this.#goOn();
    }
    // A tab with another signed-in user keeps that session.
    if (is === 'signed-in' || this.#email !== email) return;
    if (is === 'email-changed') return this.#readEmail();
    const { number } = this.visit;
    await this.#dependencies.signOut.forget();
    if (this.visit.number !== number) return;
    this.#set(nextVisit(this.visit, is === 'expired' ? { type: 'left', expired: true } : { type: 'left' }));
  }

  async #readEmail(): Promise<void> {
    const { number } = this.visit;
    const current = await this.#dependencies.identity.current();
    if (current === null) return;
    this.#set(nextVisit(this.visit, { type: 'email-changed', visit: number, email: current.email }));
  }

  /** The user of this tab's tokens, also before the profile is loaded. */
  get #email(): string | null {
    const { session } = this;
    if (session.is === 'signed-in') return session.email;
    return 'identity' in session ? session.identity.email : null;
  }

  async #goOn(): Promise<void> {
    this.#become(await this.#dependencies.startUp.run(this.visit));
  }

  /** Ignores responses that belong to an earlier visit, or to one that has ended. */
  #become(visit: Visit): void {
    if (visit.number === this.visit.number && this.session.is === 'starting') this.#set(visit);
  }

  #set(visit: Visit): void {
    runInAction(() => (this.visit = visit));
  }
}
