/** A mail or a text message to one recipient. `words` is what they read; the code stands in it too, where there is one. */
export type Message = {
  /** The same when the message is sent again, so that it can be known as one. */
  readonly id: string;
  readonly to: string;
  /** What it is for, as a word that stays: `change-phone`. */
  readonly purpose: string;
  readonly words: string;
  readonly code: string | null;
} & ({ readonly medium: 'email'; readonly subject: string } | { readonly medium: 'text' });

export abstract class Messenger {
  /** Ends when the message was taken over by whoever delivers it. */
  abstract send(message: Message): Promise<void>;
}
