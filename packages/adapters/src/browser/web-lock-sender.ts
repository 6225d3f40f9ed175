import { OneSender } from '@ridgeline/core/sync';

const NAME = 'ridgeline.sends-edits';

/** By the locks of the browser, which it releases also when a tab is closed in the midst of it. */
export class WebLockSender extends OneSender {
  readonly #locks: Pick<LockManager, 'request'> | undefined;

  constructor(locks: Pick<LockManager, 'request'> | undefined) {
    super();
    this.#locks = locks;
  }

  override async run(act: () => Promise<void>): Promise<void> {
    if (this.#locks === undefined) await act();
    else await this.#locks.request(NAME, act);
  }
}
