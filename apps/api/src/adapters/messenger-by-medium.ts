import { Messenger, type Message } from '../ports/messenger.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';

/** Mail by one messenger, texts by another. Without one for texts, a call that needs it is answered as unavailable. */
export class MessengerByMedium extends Messenger {
  readonly #by: { readonly email: Messenger; readonly text: Messenger | null };

  constructor(by: { readonly email: Messenger; readonly text: Messenger | null }) {
    super();
    this.#by = by;
  }

  override async send(message: Message): Promise<void> {
    const messenger = this.#by[message.medium];
    if (!messenger) throw new SupplierAway(`nobody delivers a message by ${message.medium}`);
    await messenger.send(message);
  }
}
