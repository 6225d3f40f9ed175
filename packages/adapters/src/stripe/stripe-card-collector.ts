import {
  type BillingAddress,
  CardCollector,
  type CardEntry,
  type CardToken,
  type CollectFailure,
  type ConfirmFailure,
} from '@ridgeline/core/billing';
import { fail, type Result } from '@ridgeline/core/shared';
import type { Stripe, StripeCardElementChangeEvent, StripeElements } from '@stripe/stripe-js';
import type { StripeCards } from './stripe-cards.ts';
import { cardProblemOf } from './stripe-errors.ts';

export type CardsConfig = {
  readonly publishableKey: string;
  /** A file of our own that is loaded first and takes the place of Stripe's script. */
  readonly script?: string;
};

const EMPTY: CardEntry = { complete: false, problem: null };

/**
 * Cards by Stripe's own library, which is loaded when the fields are first shown. The fields are Stripe's React components,
 * which the app shows: `library` is what they need, and their elements are handed to `enterIn`.
 */
export class StripeCardCollector extends CardCollector {
  readonly #config: () => Promise<CardsConfig | null>;
  readonly #watchers = new Set<(entry: CardEntry) => void>();
  #loading: Promise<StripeCards | null> | null = null;
  #elements: StripeElements | null = null;
  #entry = EMPTY;

  /** Null is the configuration of a shop that takes no cards. */
  constructor(config: () => Promise<CardsConfig | null>) {
    super();
    this.#config = config;
  }

  /** Null if it could not be loaded: calling it again tries again. */
  async library(): Promise<Stripe | null> {
    return (await this.#cards())?.library ?? null;
  }

  /** A card is entered in the element `card` of `elements`, one card at a time. Returns the function that ends it. */
  enterIn(elements: StripeElements): () => void {
    this.#elements = elements;
    return () => {
      if (this.#elements !== elements) return;
      this.#elements = null;
      this.#tell(EMPTY);
    };
  }

  entered({ complete, error }: StripeCardElementChangeEvent): void {
    this.#tell({ complete, problem: cardProblemOf(error) });
  }

  override watch(tell: (entry: CardEntry) => void): () => void {
    this.#watchers.add(tell);
    tell(this.#entry);
    return () => void this.#watchers.delete(tell);
  }

  override async collect(address: BillingAddress | null): Promise<Result<CardToken, CollectFailure>> {
    const cards = await this.#cards();
    if (cards === null) return fail('collector-unavailable');
    const element = this.#elements?.getElement('card') ?? null;
    if (element === null || !this.#entry.complete) return fail('card-incomplete');
    return cards.collect(element, address);
  }

  override async confirm(secret: string): Promise<Result<void, ConfirmFailure>> {
    const cards = await this.#cards();
    return cards === null ? fail('collector-unavailable') : cards.confirm(secret);
  }

  #cards(): Promise<StripeCards | null> {
    return (this.#loading ??= this.#load().catch(() => {
      this.#loading = null;
      return null;
    }));
  }

  async #load(): Promise<StripeCards | null> {
    const config = await this.#config();
    if (config === null) throw new Error('no cards are taken');
    if (config.script !== undefined) await import(/* @vite-ignore */ config.script);
    const { StripeCards } = await import('./stripe-cards.ts');
    return StripeCards.load(config.publishableKey);
  }

  #tell(entry: CardEntry): void {
    this.#entry = entry;
    for (const tell of this.#watchers) tell(entry);
  }
}
