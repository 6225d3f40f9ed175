import { SECOND, type Timer } from '@ridgeline/core/shared';
import type { ConnectionStore } from './connection.store.ts';

const INTERVAL = 5 * SECOND;

type Dependencies = {
  readonly connection: ConnectionStore;
  readonly timer: Pick<Timer, 'after'>;
  /** Whether the server itself answers, and not this browser's copy. */
  readonly isReached: () => Promise<boolean>;
};

/**
 * ADR 52: for visitors, whose pages may ask the API nothing that would tell whether there is a connection. A browser may
 * say that it is online, also after a reload without a connection.
 */
export class ServerWatch {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** The server was not reached: asks until it is, or until something else has reached it. Returns the stop function. */
  begin(): () => void {
    const { connection, timer, isReached } = this.#dependencies;
    let isStopped = false;
    let cancel = (): void => {};
    const ask = async (): Promise<void> => {
      if (isStopped || connection.hasAnswered) return;
      const isThere = await isReached();
      if (isStopped || connection.hasAnswered) return;
      if (isThere) connection.reached(true);
      else again();
    };
    const again = (): void => {
      cancel = timer.after(INTERVAL, () => void ask());
    };
    connection.reached(false);
    again();
    return () => {
      isStopped = true;
      cancel();
    };
  }
}
