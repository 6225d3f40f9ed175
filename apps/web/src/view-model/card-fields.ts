import type { Locale } from '@ridgeline/core/shared';

/** How the provider's fields are drawn: in a frame they do not get the page's styles. */
export type CardLook = {
  readonly locale: Locale;
  readonly style: {
    readonly base: Readonly<Record<string, string>>;
    readonly invalid: Readonly<Record<string, string>>;
  };
};

/** The fields of the payment provider, in which a card is entered. */
export abstract class CardFields {
  /** Shows them in `host`; false if the provider's library could not be loaded. Calling it again tries again. */
  abstract show(host: HTMLElement, look: CardLook): Promise<boolean>;
  abstract hide(): void;
}
