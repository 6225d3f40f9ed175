import { type MobilePanel, nextMobilePanel, professionBanner } from '@ridgeline/core/navigation';
import { currentSubscription } from '@ridgeline/core/profile';
import type { AppPath } from '@ridgeline/core/routes';
import type { Session, SignInAgain } from '@ridgeline/core/session';
import type { Preferences, Timer } from '@ridgeline/core/shared';
import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { ConnectionStore } from './connection.store.ts';
import type { DialogStore } from './dialogs.store.ts';
import type { GuardKeeper } from './guard-keeper.ts';
import type { Navigation } from './navigation.ts';
import type { Page } from './page.ts';
import { isComplete } from './complete-account.ts';
import { screenAt, type ScreenName } from './screen-name.ts';
import type { SessionStore } from './session.store.ts';
import type { ToastStore } from './toasts.store.ts';

/** Shorter waits show no indicator. */
const SHORT = 150;
/** D START-8.1: after five seconds the wait counts as long. */
const LONG = 5_000;

/** HDR-7: the screens with a field for the profession. */
const ASKS_FOR_PROFESSION: ReadonlySet<ScreenName> = new Set(['profile', 'fullProfile', 'introduceYourself']);

type Dependencies = {
  readonly session: SessionStore;
  readonly keeper: GuardKeeper;
  readonly navigation: Navigation;
  readonly page: Page;
  readonly timer: Pick<Timer, 'after'>;
  readonly toasts: ToastStore;
  readonly dialogs: DialogStore;
  readonly signInAgain: SignInAgain;
  readonly preferences: Pick<Preferences, 'read'>;
  readonly connection: ConnectionStore;
};

/** The state of the shell: whether the screen may be seen, what is loading, and which overlay is open. */
export class ShellViewModel {
  wait: 'short' | 'shown' | 'long' = 'short';
  panel: MobilePanel = 'closed';
  isPaletteOpen = false;
  /** The header of a signed-in person, whose code is loaded. */
  isHeaderShown = false;
  readonly #dependencies: Dependencies;
  #stop: (() => void)[] = [];

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  enter(): void {
    this.#stop = [
      reaction(() => this.isWaiting, this.#watchWait, { fireImmediately: true }),
      reaction(
        () => this.#dependencies.navigation.address,
        () => this.closePanel('navigated'),
      ),
      this.#dependencies.connection.keep(),
    ];
  }

  leave(): void {
    for (const stop of this.#stop) stop();
    this.#endWait();
  }

  get session(): Session {
    return this.#dependencies.session.session;
  }

  get toasts(): ToastStore {
    return this.#dependencies.toasts;
  }

  get connection(): ConnectionStore {
    return this.#dependencies.connection;
  }

  get dialogs(): DialogStore {
    return this.#dependencies.dialogs;
  }

  get isSignedIn(): boolean {
    return this.session.is === 'signed-in';
  }

  /** Signed in, or a login cookie says so: prefetch what only signed-in users see. */
  get isSignInExpected(): boolean {
    const { session } = this;
    if (session.is !== 'starting') return this.isSignedIn;
    return session.waitsFor === 'profile' || this.#dependencies.preferences.read('login') !== null;
  }

  /** Whether the plan is shown under the header, once its code is there. */
  get hasPlanLine(): boolean {
    return isComplete(this.session) || (this.session.is === 'starting' && this.isSignInExpected);
  }

  /** HDR-7: hidden on the screens that ask for the profession. */
  get professionPath(): AppPath | null {
    const { session } = this;
    const isAsked = ASKS_FOR_PROFESSION.has(this.route);
    return session.is === 'signed-in' && isComplete(session) && !isAsked
      ? professionBanner(session.profile)
      : null;
  }

  /** True if the guard allows the screen: not during a redirect, nor before the session is known. */
  get showsScreen(): boolean {
    return this.#dependencies.keeper.verdict.go === 'stay';
  }

  /** PAUSE-2: with a pause in the plan, not before the header, whose banner would move the screen. */
  get drawsScreen(): boolean {
    return this.showsScreen && (this.isHeaderShown || !this.#hasPause);
  }

  get #hasPause(): boolean {
    const { session } = this;
    const plan = session.is === 'signed-in' ? currentSubscription(session.profile) : null;
    return plan !== null && plan.pausedAt !== null;
  }

  /** START-1 START-8: the first screen has a loading screen; later the previous screen stays visible. */
  get isWaiting(): boolean {
    return (
      this.session.is !== 'unreachable' && (!this.drawsScreen || this.#dependencies.navigation.isLoading)
    );
  }

  get route(): ScreenName {
    return screenAt(this.#dependencies.navigation.address);
  }

  /** Returns the function for when it is gone. */
  showHeader(): () => void {
    this.isHeaderShown = true;
    return () => runInAction(() => (this.isHeaderShown = false));
  }

  openPanel(): void {
    this.panel = nextMobilePanel(this.panel, 'burger');
  }

  closePanel(why: 'dismissed' | 'navigated' = 'dismissed'): void {
    this.panel = nextMobilePanel(this.panel, why);
  }

  openPalette(): void {
    this.isPaletteOpen = true;
  }

  closePalette(): void {
    this.isPaletteOpen = false;
  }

  async retry(): Promise<void> {
    await this.#dependencies.session.retry();
  }

  // START-5
  async signInAgain(): Promise<void> {
    if ((await this.#dependencies.signInAgain.run()) === 'reload') this.#dependencies.page.reload();
  }

  #endWait: () => void = () => {};

  readonly #watchWait = (isWaiting: boolean): void => {
    this.#endWait();
    runInAction(() => (this.wait = 'short'));
    if (!isWaiting) return;
    const become = (wait: 'shown' | 'long') => () => runInAction(() => (this.wait = wait));
    const { timer } = this.#dependencies;
    const timers = [timer.after(SHORT, become('shown')), timer.after(LONG, become('long'))];
    this.#endWait = () => {
      for (const cancel of timers) cancel();
    };
  };
}
