import {
  initialVisit,
  nextVisit,
  type Profile,
  type Result,
  type Returned,
  type Session,
  type SignedInIdentity,
  type SignIn,
  type SignInFailure,
  type SignOut,
  type StartUp,
  type Visit,
} from '@ridgeline/core';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** Who is here, for every screen. The transitions are core's; this only remembers where the visit stands. */
export class SessionStore {
  visit: Visit = initialVisit;
  readonly #startUp: StartUp;
  readonly #signIn: SignIn;
  readonly #signOut: SignOut;

  constructor(startUp: StartUp, signIn: SignIn, signOut: SignOut) {
    this.#startUp = startUp;
    this.#signIn = signIn;
    this.#signOut = signOut;
    makeAutoObservable(this, { visit: observableRef }, { autoBind: true });
  }

  get session(): Session {
    return this.visit.session;
  }

  /** The loaded profile of who is here; null for everybody else. */
  get profile(): Profile | null {
    return this.session.is === 'signed-in' ? this.session.profile : null;
  }

  /** START-1 */
  async start(): Promise<void> {
    this.#become(await this.#startUp.run(this.visit));
  }

  async signIn(credentials: {
    readonly email: string;
    readonly password: string;
  }): Promise<Result<SignedInIdentity, SignInFailure>> {
    const answer = await this.#signIn.run(credentials);
    if (answer.ok) {
      this.#set(nextVisit(this.visit, { type: 'signed-in', identity: answer.value }));
      await this.start();
    }
    return answer;
  }

  /** Somebody whom a provider has vouched for. */
  async enter({ identity, kind }: Returned): Promise<void> {
    this.#set(nextVisit(this.visit, { type: 'signed-in', identity, kind }));
    await this.start();
  }

  /** START-5: a screen that is refused after the session has ended does not take away the dialog that says so. */
  async signOut(): Promise<void> {
    if (this.session.is === 'expired') return;
    await this.#signOut.run();
    this.#set(nextVisit(this.visit, { type: 'left' }));
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
    await this.start();
  }

  /** An answer that belongs to an earlier visit changes nothing. */
  #become(visit: Visit): void {
    if (visit.number === this.visit.number) this.#set(visit);
  }

  #set(visit: Visit): void {
    runInAction(() => (this.visit = visit));
  }
}
