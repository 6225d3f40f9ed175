import type {
  LoadLastUpdate,
  LoadLocalUpdates,
  LoadStateUpdates,
  LoadSubscribedStates,
  StateUpdates,
  SubscribeToStates,
} from '@ridgeline/core/reports';
import { reportsMessages } from '@ridgeline/core/reports';
import { PLACE_STATE_NAMES } from '@ridgeline/core/places';
import { type Instant, say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { SessionStore } from '../../view-model/session.store.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';

type Dependencies = {
  readonly lastUpdate: LoadLastUpdate;
  readonly stateUpdates: LoadStateUpdates;
  readonly localUpdates: LoadLocalUpdates;
  readonly subscribed: LoadSubscribedStates;
  readonly subscribe: SubscribeToStates;
  readonly session: SessionStore;
  readonly toasts: ToastStore;
  readonly language: Language;
};

/** A state whose changes are mailed to the person, and when it and its municipalities changed last. */
export type FollowedState = {
  readonly state: string;
  readonly name: string;
  readonly changedAt: Instant | null;
  readonly localChangedAt: Instant | null;
};

export type CodeUpdatesState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed' }
  | {
      readonly is: 'ready';
      readonly lastUpdate: Instant | null;
      readonly followed: readonly FollowedState[];
    };

/** DASH-5: the states, and the District, whose changes of codes a person is told of, and when codes have changed last. */
export class CodeUpdatesViewModel {
  state: CodeUpdatesState = { is: 'loading' };
  /** The state that is being added or removed. */
  changing: string | null = null;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  enter(): void {
    void this.load();
  }

  async load(): Promise<void> {
    const { lastUpdate, subscribed } = this.#dependencies;
    this.#become({ is: 'loading' });
    const [last, states] = await Promise.all([lastUpdate.run(), subscribed.run()]);
    if (!last.ok) return this.#failed(last.failure);
    if (!states.ok) return this.#failed(states.failure);
    await this.#show(last.value, states.value);
  }

  /** The states that are not followed yet. */
  get others(): readonly { readonly id: string; readonly label: string }[] {
    const followed = new Set(this.#followed.map(({ state }) => state));
    return PLACE_STATE_NAMES.filter(({ value }) => !followed.has(value)).map(({ value, label }) => ({
      id: value,
      label,
    }));
  }

  async follow(state: string): Promise<void> {
    await this.#subscribe(state, [...this.#followed.map((one) => one.state), state]);
  }

  async unfollow(state: string): Promise<void> {
    await this.#subscribe(
      state,
      this.#followed.map((one) => one.state).filter((one) => one !== state),
    );
  }

  get #followed(): readonly FollowedState[] {
    return this.state.is === 'ready' ? this.state.followed : [];
  }

  async #subscribe(state: string, states: readonly string[]): Promise<void> {
    if (this.changing !== null || this.state.is !== 'ready') return;
    const { lastUpdate } = this.state;
    runInAction(() => (this.changing = state));
    const saved = await this.#dependencies.subscribe.run([...states].sort());
    if (saved.ok) await this.#show(lastUpdate, [...states].sort());
    else this.#tell(saved.failure);
    runInAction(() => (this.changing = null));
  }

  async #show(lastUpdate: Instant | null, states: readonly string[]): Promise<void> {
    const { stateUpdates, localUpdates } = this.#dependencies;
    const none = { ok: true, value: {} as StateUpdates } as const;
    const [own, local] =
      states.length === 0
        ? [none, none]
        : await Promise.all([stateUpdates.run(states), localUpdates.run(states)]);
    if (!own.ok) return this.#failed(own.failure);
    if (!local.ok) return this.#failed(local.failure);
    const followed = states.map((state) => ({
      state,
      name: PLACE_STATE_NAMES.find(({ value }) => value === state)?.label ?? state.toUpperCase(),
      changedAt: own.value[state] ?? null,
      localChangedAt: local.value[state] ?? null,
    }));
    this.#become({ is: 'ready', lastUpdate, followed });
  }

  #failed(failure: string): void {
    this.#become({ is: 'failed' });
    if (failure === 'signed-out') void this.#dependencies.session.refused();
  }

  #tell(failure: 'unable-to-update-subscription-states' | 'signed-out'): void {
    const { session, toasts, language } = this.#dependencies;
    if (failure === 'signed-out') void session.refused();
    else toasts.show({ tone: 'danger', text: () => say(reportsMessages, language.locale, failure) });
  }

  #become(state: CodeUpdatesState): void {
    runInAction(() => (this.state = state));
  }
}
