import { CACHED_QUERY_LIFETIME, isStale } from './cache-lifetime.policy.ts';
import type { Clock } from './clock.port.ts';
import type { Instant } from './instant.ts';

type Kept<Answer> = { readonly answer: Answer; readonly at: Instant };

/** START-7: keeps each good answer for an hour. Readers of one key at the same time share one request. */
export class QueryCache<Answer> {
  readonly #clock: Clock;
  readonly #isGood: (answer: Answer) => boolean;
  #kept = new Map<string, Kept<Answer>>();
  #asked = new Map<string, Promise<Answer>>();

  constructor(clock: Clock, isGood: (answer: Answer) => boolean) {
    this.#clock = clock;
    this.#isGood = isGood;
  }

  /** The key holds everything that changes the answer. */
  async read(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const kept = this.#kept.get(key);
    if (kept !== undefined && this.#isFresh(kept)) return kept.answer;
    const asked = this.#asked.get(key) ?? this.#ask(key, ask);
    this.#asked.set(key, asked);
    return asked;
  }

  /** What is answered later to a request from before is not kept either: it belongs to the maps of before. */
  forget(): void {
    this.#kept = new Map();
    this.#asked = new Map();
  }

  async #ask(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const [kept, asked] = [this.#kept, this.#asked];
    try {
      const answer = await ask();
      if (this.#isGood(answer)) {
        for (const [old, one] of kept) if (!this.#isFresh(one)) kept.delete(old);
        kept.set(key, { answer, at: this.#clock.now() });
      }
      return answer;
    } finally {
      asked.delete(key);
    }
  }

  #isFresh({ at }: Kept<Answer>): boolean {
    return !isStale(at, this.#clock.now(), CACHED_QUERY_LIFETIME);
  }
}
