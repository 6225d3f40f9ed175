import type { FoundAddress, SuggestAddresses } from '@ridgeline/core/reports';
import type { CancelTimer, Timer } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

const TYPING_PAUSE = 250;

/** RPT-4: the address that a visitor types, with suggestions. Without any, what was typed is good enough. */
export class VisitorAddress {
  text = '';
  suggestions: readonly FoundAddress[] = [];
  /** Whether the last question was answered, even if by no suggestion. */
  isAnswered = false;
  /** How many texts there were: an answer to an older one is dropped. */
  #texts = 0;
  #cancelQuestion: CancelTimer = () => {};
  readonly #suggest: Pick<SuggestAddresses, 'run'>;
  readonly #timer: Timer;

  constructor(suggest: Pick<SuggestAddresses, 'run'>, timer: Timer) {
    this.#suggest = suggest;
    this.#timer = timer;
    makeAutoObservable(this, { suggestions: observableRef }, { autoBind: true });
  }

  /** Without suggestions: what stands in the address bar, or was typed before the app came. */
  begin(text: string): void {
    this.#take(text);
    this.suggestions = [];
  }

  type(text: string): void {
    const question = this.#take(text);
    this.#cancelQuestion = this.#timer.after(TYPING_PAUSE, () => void this.#ask(question));
  }

  /** A suggestion, by its place in the list. */
  pick(id: string): void {
    const place = this.suggestions[Number(id)];
    if (place !== undefined) this.begin(place.address);
  }

  leave(): void {
    this.#cancelQuestion();
  }

  #take(text: string): number {
    this.#cancelQuestion();
    this.text = text;
    this.isAnswered = false;
    this.#texts += 1;
    return this.#texts;
  }

  async #ask(question: number): Promise<void> {
    const found = await this.#suggest.run(this.text);
    if (question !== this.#texts) return;
    runInAction(() => {
      this.suggestions = found.ok ? found.value : [];
      this.isAnswered = found.ok;
    });
  }
}
