import { type Clock, QueryCache } from '@ridgeline/core/shared';
import { isReferenceRead } from '@ridgeline/core/sync';
import { addressRead } from './address-read.ts';
import type { AnswerKeeper } from './api-client.ts';

type Answer = {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** False for a refusal, and for a copy that was read in place of the API. */
  readonly isGood: boolean;
};

/** START-7: reference data is asked for once an hour. */
export class CachedReads implements AnswerKeeper {
  /** Asked where there is no answer of the last hour. */
  readonly #keeper: AnswerKeeper;
  readonly #cache: QueryCache<Answer>;
  /** The number of the visit: no answer goes from one person to the next. */
  readonly #visit: () => number;
  #cachedIn: number | null = null;

  constructor(keeper: AnswerKeeper, clock: Clock, visit: () => number) {
    this.#keeper = keeper;
    this.#visit = visit;
    this.#cache = new QueryCache(clock, ({ isGood }) => isGood);
  }

  async ask(request: Request, send: () => Promise<Response>): Promise<Response> {
    const address = addressRead(request);
    if (address === null || !isReferenceRead(address)) return this.#keeper.ask(request, send);
    const visit = this.#visit();
    if (this.#cachedIn !== visit) this.#cache.forget();
    this.#cachedIn = visit;
    const { status, contentType, text } = await this.#cache.read(address, () => this.#read(request, send));
    return new Response(text === '' ? null : text, { status, headers: { 'content-type': contentType } });
  }

  async #read(request: Request, send: () => Promise<Response>): Promise<Answer> {
    const sent: Response[] = [];
    const answer = await this.#keeper.ask(request, async () => {
      const one = await send();
      sent.push(one);
      return one;
    });
    return {
      status: answer.status,
      contentType: answer.headers.get('content-type') ?? '',
      text: await answer.text(),
      isGood: answer.ok && sent.includes(answer),
    };
  }
}
