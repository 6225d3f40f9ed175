import type { Clock, Instant, Timer } from '@ridgeline/core/shared';
import { keptRead, type OwnRecord, type OwnRecords } from '@ridgeline/core/sync';
import { addressRead } from './address-read.ts';
import type { AnswerKeeper } from './api-client.ts';

/** How long the API is waited for where there is a copy: with one bar, an answer may take the whole time limit. */
const PATIENCE = 4_000;
/** From this status on the API, or a proxy before it, does not work. */
const OUT_OF_ORDER = 502;

type Dependencies = {
  readonly records: OwnRecords;
  readonly clock: Clock;
  readonly timer: Timer;
  /** Called with each outcome: whether the API has answered. */
  readonly onReach: (hasAnswered: boolean) => void;
  /** Called when a screen is given a copy. */
  readonly onCopy: (at: Instant) => void;
  /** Called after each answer that was to be kept: false if the storage is full. */
  readonly onKept: (isKept: boolean) => void;
};

type Read = { readonly key: string; readonly isOfScreen: boolean };
type Answer = { readonly at: Instant; readonly text: string };

/** ADR 52: keeps what the signed-in person has read, and answers with it where the API does not. */
export class KeptReads implements AnswerKeeper {
  readonly #dependencies: Dependencies;
  /** Read before the records were unlocked. */
  #unkept = new Map<string, Answer>();
  /** Who asked: what is answered after a sign-out is not kept for the next person. */
  #visit = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  async ask(request: Request, send: () => Promise<Response>): Promise<Response> {
    const read = readOf(request);
    const answer = this.#watched(send());
    return read === null ? answer : this.#askOrRead(read, answer);
  }

  /** Once the records are unlocked: keeps what was read before. */
  async keepUnkept(): Promise<void> {
    const visit = this.#visit;
    const unkept = [...this.#unkept];
    this.#unkept = new Map();
    for (const [key, answer] of unkept) {
      if (visit !== this.#visit) return;
      await this.#write({ key, ...answer });
    }
  }

  /** At the end of a session. */
  async forget(): Promise<void> {
    const { records } = this.#dependencies;
    this.#visit += 1;
    this.#unkept = new Map();
    await records.clear('copies');
    records.lock();
  }

  async #askOrRead(read: Read, asked: Promise<Response>): Promise<Response> {
    const { records, timer } = this.#dependencies;
    const visit = this.#visit;
    const settled = asked.then(
      (answer) => ({ answer, lost: answer.status >= OUT_OF_ORDER }),
      (problem: unknown) => ({ problem, lost: true }),
    );
    const keeping = settled.then((outcome) =>
      'answer' in outcome && visit === this.#visit ? this.#keep(read, outcome.answer, visit) : undefined,
    );
    const copy = await records.read('copies', read.key);
    if (copy === null) return asked;
    let stop = (): void => {};
    const tooLate = new Promise<null>((resolve) => {
      stop = timer.after(PATIENCE, () => resolve(null));
    });
    const first = await Promise.race([settled, tooLate]);
    stop();
    if (first !== null && !first.lost && 'answer' in first) {
      await keeping;
      return first.answer;
    }
    if (read.isOfScreen) this.#dependencies.onCopy(copy.at);
    return new Response(copy.text, { headers: { 'content-type': 'application/json' } });
  }

  /** A refusal takes the copy away: the report is deleted, or no longer the person's to read. */
  async #keep({ key }: Read, answer: Response, visit: number): Promise<void> {
    const { records, clock } = this.#dependencies;
    if (answer.status === 403 || answer.status === 404) return records.remove('copies', [key]);
    if (answer.status !== 200) return;
    const kept = { at: clock.now(), text: await answer.clone().text() };
    // The text comes after the status; the person may have left between them.
    if (visit !== this.#visit) return;
    if (records.isUnlocked) await this.#write({ key, ...kept });
    else this.#unkept.set(key, kept);
  }

  async #write(copy: OwnRecord): Promise<void> {
    const { records, onKept } = this.#dependencies;
    const isKept = await records.write('copies', copy);
    // Locked meanwhile: the person has left.
    if (isKept || records.isUnlocked) onKept(isKept);
  }

  async #watched(sent: Promise<Response>): Promise<Response> {
    const { onReach } = this.#dependencies;
    try {
      const answer = await sent;
      onReach(answer.status < OUT_OF_ORDER);
      return answer;
    } catch (problem) {
      onReach(false);
      throw problem;
    }
  }
}

function readOf(request: Request): Read | null {
  const key = addressRead(request);
  const kind = key === null ? null : keptRead(key);
  return key === null || kind === null ? null : { key, isOfScreen: kind === 'screen' };
}
