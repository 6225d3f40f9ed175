/** A mail or a text message to one recipient. `words` is what they read; the code stands in it too, where there is one. */
export type Message = {
  readonly medium: 'email' | 'text';
  readonly to: string;
  /** What it is for, as a word that stays: `change-phone`. */
  readonly purpose: string;
  readonly words: string;
  readonly code: string | null;
};

export abstract class Messenger {
  /** Ends when the message was taken over by whoever delivers it. */
  abstract send(message: Message): Promise<void>;
}
