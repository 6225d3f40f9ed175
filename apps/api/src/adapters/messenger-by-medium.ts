import { Refusal } from '../problems/problem.ts';
import { Messenger, type Message } from '../ports/messenger.port.ts';

/** Mail by one, texts by the other; where nobody delivers texts, a call that needs one says that it cannot be done now. */
export class MessengerByMedium extends Messenger {
  readonly #by: { readonly email: Messenger; readonly text: Messenger | null };

  constructor(by: { readonly email: Messenger; readonly text: Messenger | null }) {
    super();
    this.#by = by;
  }

  override async send(message: Message): Promise<void> {
    const messenger = this.#by[message.medium];
    if (!messenger) throw new Refusal('unavailable');
    await messenger.send(message);
  }
}
