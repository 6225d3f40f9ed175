/** How long a screen that comes back may take to grow to where it was left. */
const PATIENCE = 2_000;
const KEPT_AS = 'ridgeline.scroll';
const SIGNS_OF_A_PERSON = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Where each entry of the history was scrolled to: a new screen begins at its top, one gone back to where it was left. */
export class ScrollKeeper {
  readonly #window: Window;
  readonly #places: Map<string, number>;
  #entryId: string;
  #isFirst = true;
  #stopRestoring: () => void = () => {};

  constructor(window: Window, entryId: string) {
    this.#window = window;
    this.#places = kept(window);
    this.#entryId = entryId;
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', () => this.#places.set(this.#entryId, window.scrollY), {
      passive: true,
    });
    window.addEventListener('pagehide', () => {
      window.sessionStorage.setItem(KEPT_AS, JSON.stringify([...this.#places]));
    });
  }

  /** The screen of this entry is there, a new one or one that was left before. */
  arrive(entryId: string): void {
    this.#stopRestoring();
    this.#entryId = entryId;
    const place = this.#places.get(entryId);
    // A page that has just come is at its top: to ask would make the browser measure all of it at once.
    const isAtTop = this.#isFirst && place === undefined;
    this.#isFirst = false;
    if (!isAtTop) this.#restore(place ?? 0);
  }

  /** The same screen in another state, such as its next page, stays where it is. */
  stay(entryId: string): void {
    this.#entryId = entryId;
    this.#places.set(entryId, this.#window.scrollY);
  }

  /** A screen whose rows are still to come is followed as it grows, unless the person has begun to scroll. */
  #restore(top: number): void {
    const { document } = this.#window;
    this.#window.scrollTo({ top, behavior: 'instant' });
    if (top === 0 || this.#window.scrollY >= top) return;
    const grows = new ResizeObserver(() => {
      this.#window.scrollTo({ top, behavior: 'instant' });
      if (this.#window.scrollY >= top) stop();
    });
    const stop = () => {
      grows.disconnect();
      clearTimeout(giveUp);
      for (const sign of SIGNS_OF_A_PERSON) this.#window.removeEventListener(sign, stop);
    };
    const giveUp = setTimeout(stop, PATIENCE);
    for (const sign of SIGNS_OF_A_PERSON) this.#window.addEventListener(sign, stop, { passive: true });
    grows.observe(document.body);
    this.#stopRestoring = stop;
  }
}

function kept({ sessionStorage }: Window): Map<string, number> {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '[]');
    return new Map(Array.isArray(places) ? (places as [string, number][]) : []);
  } catch {
    return new Map();
  }
}
