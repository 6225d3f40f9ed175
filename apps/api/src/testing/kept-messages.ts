import { SupplierAway } from '../ports/supplier-away.ts';
import { Messenger, type Message } from '../ports/messenger.port.ts';

/** Delivers nothing and keeps every message. */
export class KeptMessages extends Messenger {
  isAway = false;
  readonly sent: Message[] = [];

  override async send(message: Message): Promise<void> {
    if (this.isAway) throw new SupplierAway('could not connect to the supplier of messages');
    this.sent.push(message);
  }

  codeSentTo(recipient: string): string | null {
    return this.sent.findLast(({ to }) => to === recipient)?.code ?? null;
  }
}
