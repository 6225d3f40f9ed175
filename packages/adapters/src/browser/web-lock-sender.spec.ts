import { oneSenderContract } from '@ridgeline/core/testing/sync';
import { WebLockSender } from './web-lock-sender.ts';

/** Exclusive locks of one name each, as a browser has them. */
class FakeLocks {
  readonly #last = new Map<string, Promise<unknown>>();

  readonly request = async (name: string, act: (lock: null) => unknown): Promise<unknown> => {
    const turn = (this.#last.get(name) ?? Promise.resolve()).then(() => act(null));
    this.#last.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
}

oneSenderContract('WebLockSender', () => {
  const locks = new FakeLocks() as unknown as LockManager;
  return { open: () => new WebLockSender(locks) };
});
