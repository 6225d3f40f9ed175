import type { Profile } from '@ridgeline/core/profile';
import {
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

type Needs = {
  readonly startUp: StartUp;
  readonly signIn: SignIn;
  readonly signOut: SignOut;
  readonly tabs: OtherTabs;
};

/** Who is here, for every screen. The transitions are core's; this only remembers where the visit stands. */
export class SessionStore {
  visit: Visit = initialVisit;
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
    makeAutoObservable(this, { visit: observableRef }, { autoBind: true });
  }

  get session(): Session {
    return this.visit.session;
  }

  /** The loaded profile of who is here; null for everybody else. */
  get profile(): Profile | null {
    return this.session.is === 'signed-in' ? this.session.profile : null;
  }

  /** START-4: what happens in another tab of this browser happens here as well; the answer stops it. */
  follow(): () => void {
    return this.#needs.tabs.hear((news) => void this.#hear(news));
  }

  // START-1 START-4
  async start(): Promise<void> {
    await this.#needs.tabs.join();
    await this.#goOn();
  }

  async signIn(credentials: {
    readonly email: string;
    readonly password: string;
  }): Promise<Result<SignedInIdentity, SignInFailure>> {
    const answer = await this.#needs.signIn.run(credentials);
    if (answer.ok) await this.#begin({ identity: answer.value, kind: 'password' });
    return answer;
  }

  /** Somebody whom a provider has vouched for. */
  async enter(returned: Returned): Promise<void> {
    await this.#begin(returned);
  }

  /** START-5: a screen that is refused after the session has ended does not take away the dialog that says so. */
  async signOut(reach?: SignOutReach): Promise<Result<void, SignOutFailure>> {
    return this.#leave({ type: 'left' }, reach);
  }

  /** The API refuses this session: signed out, and told why. */
  async refused(): Promise<void> {
    await this.#leave({ type: 'left', expired: true });
  }

  /** A profile that was loaded anew or saved, of the visit that asked for it. */
  profileChanged(profile: Profile, visit: number = this.visit.number): void {
    this.#set(nextVisit(this.visit, { type: 'profile-changed', visit, profile }));
  }

  // AUTH-14
  termsAccepted(): void {
    this.#set(nextVisit(this.visit, { type: 'terms-accepted' }));
  }

  // AUTH-14
  introduced(): void {
    this.#set(nextVisit(this.visit, { type: 'introduced' }));
  }

  /** START-5: the session is renewed no more. */
  renewalRefused({ federated }: { readonly federated: boolean }): void {
    this.#set(nextVisit(this.visit, { type: 'renewal-refused', federated }));
  }

  /** Asks for the profile once more after it could not be had. */
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
    const answer = await this.#needs.signOut.run(reach);
    this.#set(nextVisit(this.visit, left));
    if (email !== null) this.#needs.tabs.tell({ is: 'signed-out', email });
    return answer;
  }

  async #begin({ identity, kind }: { readonly identity: SignedInIdentity; readonly kind: SignInKind }) {
    this.#set(nextVisit(this.visit, { type: 'signed-in', identity, kind }));
    this.#needs.tabs.tell({ is: 'signed-in', email: identity.email });
    await this.#goOn();
  }

  async #hear({ is, email }: TabNews): Promise<void> {
    if (is === 'signed-in' && this.session.is === 'signed-out') {
      // A new beginning, with the session that came with the news.
      this.#set({ ...initialVisit, number: this.visit.number + 1 });
      return this.#goOn();
    }
    // A tab in which somebody else is signed in keeps them.
    if (is !== 'signed-out' || this.#email !== email) return;
    const { number } = this.visit;
    await this.#needs.signOut.forget();
    if (this.visit.number === number) this.#set(nextVisit(this.visit, { type: 'left' }));
  }

  /** Whose tokens this tab holds, also while the profile is not there. */
  get #email(): string | null {
    const { session } = this;
    if (session.is === 'signed-in') return session.email;
    return 'identity' in session ? session.identity.email : null;
  }

  async #goOn(): Promise<void> {
    this.#become(await this.#needs.startUp.run(this.visit));
  }

  /** An answer changes nothing that belongs to an earlier visit, or to one that has ended meanwhile. */
  #become(visit: Visit): void {
    if (visit.number === this.visit.number && this.session.is === 'starting') this.#set(visit);
  }

  #set(visit: Visit): void {
    runInAction(() => (this.visit = visit));
  }
}
