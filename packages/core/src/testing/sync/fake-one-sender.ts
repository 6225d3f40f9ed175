import { OneSender } from '../../sync/offline/one-sender.port.ts';

/** The tabs of a browser, one after the other. Passes `oneSenderContract`. */
export class FakeOneSender extends OneSender {
  #last: Promise<unknown> = Promise.resolve();

  override run(act: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(act);
    this.#last = turn.catch(() => {});
    return turn;
  }
}
