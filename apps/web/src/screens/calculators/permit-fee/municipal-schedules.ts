import type {
  FeeSchedule,
  FeeScheduleRefusal,
  FeeSchedules,
  ListedFeeSchedule,
} from '@ridgeline/core/calculators';
import { type CancelTimer, fail, type Result, type Timer } from '@ridgeline/core/shared';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';

const TYPING_PAUSE = 200;

/** CALC-4: the fee schedules of municipalities, looked up as one types and loaded once one is chosen. */
export class MunicipalSchedules {
  /** What stands in the field of the municipality. */
  text = '';
  found: readonly ListedFeeSchedule[] = [];
  isSearching = false;
  isLoading = false;
  failure: FeeScheduleRefusal | null = null;
  readonly #loaded = observable.map<string, FeeSchedule>({}, { deep: false });
  readonly #schedules: () => Promise<FeeSchedules>;
  readonly #timer: Timer;
  #cancel: CancelTimer = () => undefined;
  #question = 0;

  constructor(schedules: () => Promise<FeeSchedules>, timer: Timer) {
    this.#schedules = schedules;
    this.#timer = timer;
    makeAutoObservable(this, { found: observableRef }, { autoBind: true });
  }

  leave(): void {
    this.#cancel();
  }

  loaded(id: string): FeeSchedule | null {
    return this.#loaded.get(id) ?? null;
  }

  type(text: string): void {
    this.text = text;
    this.failure = null;
    this.#question += 1;
    this.isSearching = text.trim() !== '';
    this.#cancel();
    if (this.isSearching) this.#cancel = this.#timer.after(TYPING_PAUSE, () => void this.#search());
    else this.found = [];
  }

  async load(id: string): Promise<void> {
    const known = this.loaded(id);
    if (known !== null) return this.#show(known);
    this.isLoading = true;
    this.failure = null;
    const answer = await this.#ask((schedules) => schedules.one(id));
    runInAction(() => {
      this.isLoading = false;
      if (!answer.ok) return (this.failure = answer.failure);
      this.#loaded.set(id, answer.value);
      return this.#show(answer.value);
    });
  }

  async #ask<Value, Failure>(
    question: (schedules: FeeSchedules) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure | 'unavailable'>> {
    const schedules = await this.#schedules().catch(() => null);
    return schedules === null ? fail('unavailable') : question(schedules);
  }

  #show(schedule: FeeSchedule): void {
    this.text = municipalityIn(schedule);
  }

  /** An answer to what was typed before is dropped. */
  async #search(): Promise<void> {
    const question = this.#question;
    const answer = await this.#ask((schedules) => schedules.find(this.text.trim()));
    if (question !== this.#question) return;
    runInAction(() => {
      this.isSearching = false;
      if (answer.ok) this.found = answer.value;
      else this.failure = answer.failure;
    });
  }
}

export function municipalityIn({
  jurisdiction,
  state,
}: Pick<ListedFeeSchedule, 'jurisdiction' | 'state'>): string {
  return `${jurisdiction}, ${state.toUpperCase()}`;
}
