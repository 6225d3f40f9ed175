import type { Allowances, LoadAllowances } from '@ridgeline/core/plans';
import {
  closedUiConfiguration,
  type UiConfiguration,
  type UiConfigurationGateway,
} from '@ridgeline/core/profile';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { SessionStore } from './session.store.ts';

/** The signed-in user's account data besides the profile. Nothing of it is shown before it is loaded. */
export class AccountStore {
  ui: UiConfiguration = closedUiConfiguration;
  /** ENT-10: what could not be had allows nothing, as `ui` says while it is loaded, too. */
  uiState: 'loading' | 'ready' | 'failed' = 'loading';
  allowances: Allowances | null = null;
  readonly #session: SessionStore;
  readonly #configurations: UiConfigurationGateway;
  readonly #loadAllowances: LoadAllowances;
  #visit: number | null = null;

  constructor(session: SessionStore, configurations: UiConfigurationGateway, loadAllowances: LoadAllowances) {
    this.#session = session;
    this.#configurations = configurations;
    this.#loadAllowances = loadAllowances;
    makeAutoObservable(this, { ui: observableRef, allowances: observableRef }, { autoBind: true });
  }

  /** Loads the account of each signed-in user who has accepted the terms. Returns the unsubscribe function. */
  keep(): () => void {
    return reaction(
      () => ({ visit: this.#session.visit.number, userId: this.#userId }),
      ({ visit, userId }) => this.#meet(visit, userId),
      { fireImmediately: true },
    );
  }

  /** Reloads, such as before an order, and after one that used an allowance: perhaps before the account is kept. */
  async reloadAllowances(): Promise<void> {
    const visit = this.#session.visit.number;
    const userId = this.#userId;
    if (userId === null) return;
    const allowances = await this.#loadAllowances.run(userId);
    if (visit === this.#session.visit.number && userId === this.#userId)
      runInAction(() => (this.allowances = allowances));
  }

  async reloadUi(): Promise<void> {
    const visit = this.#visit;
    runInAction(() => (this.uiState = 'loading'));
    const loaded = await this.#configurations.load();
    if (visit !== this.#visit) return;
    runInAction(() => {
      this.ui = loaded.ok ? loaded.value : closedUiConfiguration;
      this.uiState = loaded.ok ? 'ready' : 'failed';
    });
  }

  /** NAV-8: the API refuses users who have not accepted the terms. */
  get #userId(): string | null {
    const { session } = this.#session;
    return session.is === 'signed-in' && session.termsAccepted ? (session.profile.userId ?? null) : null;
  }

  #meet(visit: number, userId: string | null): void {
    if (visit !== this.#visit || userId === null) this.#forget();
    if (userId === null || visit === this.#visit) return;
    this.#visit = visit;
    void this.reloadAllowances();
    void this.reloadUi();
  }

  #forget(): void {
    this.#visit = null;
    runInAction(() => {
      this.ui = closedUiConfiguration;
      this.uiState = 'loading';
      this.allowances = null;
    });
  }
}
