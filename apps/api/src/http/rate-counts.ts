import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import type { Db, Statement } from '../db/database.ts';

/** Reserves `$2` calls in the window of `$1`. The first call after its end starts a new one; each deletes a few old ones. */
const TAKE: Statement = {
  name: 'rates.take',
  text: `with gone as (delete from traffic.rate_counts where key in (
      select key from traffic.rate_counts where until < now() - interval '1 minute'
      order by until limit 5 for update skip locked))
    insert into traffic.rate_counts as counted (key, calls, until)
    values ($1, $2, now() + $3 * interval '1 millisecond')
    on conflict (key) do update set
      calls = case when counted.until <= now() then excluded.calls else counted.calls + excluded.calls end,
      until = case when counted.until <= now() then excluded.until else counted.until end
    returning calls, ceil(extract(epoch from until - now()) * 1000)::int as "endsIn"`,
};

/** The limit of one operation. */
export type CountedLimit = {
  readonly max: number;
  readonly timeWindow: number;
  /** How many calls of a window a copy reserves at a time; without it each copy counts for itself. */
  readonly takes?: number;
};

type Counted = { readonly current: number; readonly ttl: number };
/** The calls this copy may still accept in a window. `isLast`: nothing is left for any copy to reserve. */
type Held = { left: number; readonly upTo: number; readonly until: number; readonly isLast: boolean };

const HELD_AT_MOST = 20_000;

/**
 * Counts the calls of an address in a window, over all copies of the API. A copy reserves a few calls of the window at a
 * time, so that most calls need no round trip, and all copies together never accept more than the limit.
 * Calls that a copy reserves and does not use are lost to the others until the window ends.
 */
export class RateCounts {
  readonly #db: Db;
  readonly #now: () => number;
  readonly #held = new Map<string, Held>();

  constructor(db: Db, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  async count(key: string, limit: CountedLimit): Promise<Counted> {
    return this.countHeld(key, limit) ?? this.#counted(await this.#take(key, limit), limit);
  }

  /** Counts without a round trip if this copy still has calls of the window; else null. */
  countHeld(key: string, limit: CountedLimit): Counted | null {
    const held = this.#usable(key);
    return held && this.#counted(held, limit);
  }

  #counted(held: Held, { max }: CountedLimit): Counted {
    const ttl = Math.max(1, held.until - this.#now());
    if (held.left <= 0) return { current: max + 1, ttl };
    held.left -= 1;
    return { current: held.upTo - held.left, ttl };
  }

  /** Null if the window is over, or this copy has used its reserve: the database must be asked. */
  #usable(key: string): Held | null {
    const held = this.#held.get(key);
    if (!held || held.until <= this.#now()) return null;
    return held.left > 0 || held.isLast ? held : null;
  }

  async #take(key: string, limit: CountedLimit): Promise<Held> {
    const taken =
      limit.takes === undefined ? this.#alone(limit) : await this.#shared(key, limit, limit.takes);
    // Two concurrent calls may both have reserved.
    const left = taken.left + (this.#usable(key)?.left ?? 0);
    const held = { ...taken, left };
    this.#held.delete(key);
    this.#held.set(key, held);
    const [oldest] = this.#held.keys();
    if (this.#held.size > HELD_AT_MOST && oldest !== undefined) this.#held.delete(oldest);
    return held;
  }

  #alone({ max, timeWindow }: CountedLimit): Held {
    return { left: max, upTo: max, until: this.#now() + timeWindow, isLast: true };
  }

  async #shared(key: string, { max, timeWindow }: CountedLimit, takes: number): Promise<Held> {
    const digest = createHash('sha256').update(key).digest();
    const [row] = await this.#db.rows<Taken>(TAKE, [digest, takes, timeWindow]);
    if (!row) throw new Error('calls were counted and not told');
    const left = Math.min(takes, Math.max(0, max - (row.calls - takes)));
    return { left, upTo: Math.min(row.calls, max), until: this.#now() + row.endsIn, isLast: left < takes };
  }
}

type Taken = { readonly calls: number; readonly endsIn: number };

/** Adapts the counts to the rate limit plugin, by operation and address. */
export function rateStore(counts: RateCounts): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #operation: string;
    readonly #limit: Pick<CountedLimit, 'takes'>;

    constructor(options: { readonly takes?: number; readonly routeInfo?: RouteOptions }) {
      this.#operation = options.routeInfo?.config?.operation ?? '';
      this.#limit = options.takes === undefined ? {} : { takes: options.takes };
    }

    incr(
      address: string,
      answer: (error: Error | null, counted?: Counted) => void,
      timeWindow = 0,
      max = 0,
    ): void {
      const key = `${this.#operation} ${address}`;
      const limit = { ...this.#limit, max, timeWindow };
      const held = counts.countHeld(key, limit);
      if (held) return answer(null, held);
      counts.count(key, limit).then(
        (counted) => answer(null, counted),
        (problem: Error) => answer(problem),
      );
    }

    child(options: object): FastifyRateLimitStore {
      return new Store(options);
    }
  };
}
