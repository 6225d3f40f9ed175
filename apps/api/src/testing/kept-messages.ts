import { Messenger, type Message } from '../ports/messenger.port.ts';

/** Delivers nothing and keeps every message. */
export class KeptMessages extends Messenger {
  readonly sent: Message[] = [];

  override async send(message: Message): Promise<void> {
    this.sent.push(message);
  }

  codeSentTo(recipient: string): string | null {
    return this.sent.findLast(({ to }) => to === recipient)?.code ?? null;
  }
}
