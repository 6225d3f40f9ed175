import {
  type AddressFailure,
  afterNewProjectEvent,
  type CheckAddressAccess,
  type FoundAddress,
  type NewProject,
  type NewProjectEvent,
  type SettleAddress,
  startNewProject,
  type SuggestAddresses,
} from '@ridgeline/core/reports';
import { pathTo } from '@ridgeline/core/routes';
import type { CancelTimer, Timer } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Navigation } from '../../view-model/navigation.ts';
import type { Barrier, ProjectBarrier } from '../../view-model/project-barrier.ts';
import type { SessionStore } from '../../view-model/session.store.ts';

const TYPING_PAUSE = 250;

type Dependencies = {
  readonly suggest: SuggestAddresses;
  readonly settle: SettleAddress;
  readonly access: CheckAddressAccess;
  readonly barrier: ProjectBarrier;
  readonly session: SessionStore;
  readonly timer: Timer;
  readonly navigation: Navigation;
};

type AtAddress = Extract<NewProject, { readonly at: 'address' }>;
export type AddressProblem = AddressFailure | 'address-denied' | 'address-unreadable' | 'required-field';

/** RPT-1: the address of a new project. Core's machine ignores what arrives too late. */
export class AddressLookupViewModel {
  state: NewProject;
  /** The last question that was answered. */
  answered = 0;
  /** What was typed is asked about, since it is no address by itself. */
  isSettling = false;
  /** Why what was typed is not looked up. */
  unfit: 'address-unreadable' | 'required-field' | null = null;
  readonly #dependencies: Dependencies;
  #cancelQuestion: CancelTimer = () => {};

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    // The order gets its key with the next screen; an address alone orders nothing.
    this.state = afterNewProjectEvent(startNewProject(''), {
      is: 'typed',
      text: dependencies.navigation.query['address'] ?? '',
    });
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  leave(): void {
    this.#cancelQuestion();
  }

  get barrier(): Barrier | null {
    const { barrier, navigation } = this.#dependencies;
    return navigation.query['buy'] === 'one' ? barrier.beforePurchase : barrier.beforeAddress;
  }

  get text(): string {
    return this.#address?.text ?? '';
  }

  get suggestions(): readonly FoundAddress[] {
    return this.#address?.suggestions ?? [];
  }

  get isSearching(): boolean {
    return this.text.trim() !== '' && this.#asked > this.answered && this.problem === null;
  }

  /** The next screen follows, if there is such an address and the plan covers it. */
  get isChecking(): boolean {
    return this.isSettling || this.#address?.checking !== null;
  }

  get problem(): AddressProblem | null {
    return this.unfit ?? this.#address?.refusal ?? null;
  }

  type(text: string): void {
    this.unfit = null;
    this.isSettling = false;
    this.#dispatch({ is: 'typed', text });
    this.#cancelQuestion();
    this.#cancelQuestion = this.#dependencies.timer.after(TYPING_PAUSE, () => void this.#suggest());
  }

  /** A suggestion, by its place in the list. */
  pick(id: string): void {
    const place = this.suggestions[Number(id)];
    if (place !== undefined) void this.#choose(place);
  }

  /** What was typed, without a suggestion. */
  async submit(): Promise<void> {
    const { text } = this;
    if (this.isChecking) return;
    if (text.trim() === '') {
      this.unfit = 'required-field';
      return;
    }
    const suggested = this.#suggested(text.trim());
    if (suggested !== undefined) return this.#choose(suggested);
    this.isSettling = true;
    const settled = await this.#dependencies.settle.run(text);
    // Something else was typed or picked meanwhile.
    if (!this.isSettling || text !== this.text) return;
    runInAction(() => {
      this.isSettling = false;
      this.unfit = settled === null ? 'address-unreadable' : null;
    });
    if (settled !== null) await this.#choose(settled);
  }

  #suggested(address: string): FoundAddress | undefined {
    return this.suggestions.find((place) => place.address.toLowerCase() === address.toLowerCase());
  }

  async #suggest(): Promise<void> {
    const question = this.#asked;
    const found = await this.#dependencies.suggest.run(this.text);
    runInAction(() => (this.answered = Math.max(this.answered, question)));
    this.#dispatch(
      found.ok
        ? { is: 'suggested', question, suggestions: found.value }
        : { is: 'suggestions-failed', question, why: found.failure },
    );
    if (!found.ok) this.#endIfSignedOut(found.failure);
  }

  async #choose(place: FoundAddress): Promise<void> {
    const { access, navigation } = this.#dependencies;
    this.#cancelQuestion();
    runInAction(() => {
      this.unfit = null;
      this.isSettling = false;
    });
    this.#dispatch({ is: 'place-chosen', place });
    const answer = await access.run(place);
    this.#dispatch(
      answer.ok
        ? { is: 'access-answered', place, access: answer.value }
        : { is: 'access-failed', place, why: answer.failure },
    );
    if (!answer.ok) return this.#endIfSignedOut(answer.failure);
    const { state } = this;
    if (state.at !== 'details') return;
    const { address, source, locationId } = state.place;
    const { buy } = navigation.query;
    navigation.go(pathTo('propertyType', {}, { address, source, locationId: locationId ?? undefined, buy }));
  }

  #endIfSignedOut(failure: AddressFailure): void {
    if (failure === 'signed-out') void this.#dependencies.session.refused();
  }

  get #address(): AtAddress | null {
    return this.state.at === 'address' ? this.state : null;
  }

  get #asked(): number {
    return this.#address?.flow.asked ?? 0;
  }

  #dispatch(event: NewProjectEvent): void {
    runInAction(() => (this.state = afterNewProjectEvent(this.state, event)));
  }
}
