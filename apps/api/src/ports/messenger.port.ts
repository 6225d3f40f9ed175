/** A mail or a text message to one recipient. `words` is the text they read, which also contains the code, if there is one. */
export type Message = {
  /** The same when the message is sent again, so that duplicates can be recognized. */
  readonly id: string;
  readonly to: string;
  /** Its purpose, as a stable word: `change-phone`. */
  readonly purpose: string;
  readonly words: string;
  readonly code: string | null;
} & (
  | {
      readonly medium: 'email';
      readonly subject: string;
      /** Of mails that a person subscribes to: the address that ends them with one request (RFC 8058). */
      readonly unsubscribe?: string;
      /** Who gets an answer to it, if not the sender. */
      readonly replyTo?: string;
    }
  | { readonly medium: 'text' }
);

export abstract class Messenger {
  /** Resolves when the delivery service has accepted the message; rejects with `SupplierAway` if it cannot be reached. */
  abstract send(message: Message): Promise<void>;
}
