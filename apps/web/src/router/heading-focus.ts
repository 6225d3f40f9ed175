/** Overlays that are still open. A closing dialog or menu returns the focus to the element that opened it. */
const OVERLAYS = '[data-scrim], [data-placement]';

/**
 * Moves the focus to the heading of a new screen, so that it is announced and Tab continues from there. The router
 * does not move the focus. The first screen after a page load is skipped.
 */
export class HeadingFocus {
  readonly #page: Document;
  #last: string | null = null;

  constructor(page: Document) {
    this.#page = page;
  }

  /** A screen is shown; `visit` is the key of its entry in the history. */
  arrive(visit: string): void {
    const last = this.#last;
    this.#last = visit;
    if (last !== null && last !== visit) this.#whenNothingCovers(() => this.#focusHeading());
  }

  #whenNothingCovers(act: () => void): void {
    if (!this.#isCovered()) return act();
    const { defaultView, body } = this.#page;
    if (defaultView === null) return;
    // However long a dialog stays open: one that opens with the screen has no element to return the focus to.
    const closing = new defaultView.MutationObserver(() => {
      if (this.#isCovered()) return;
      closing.disconnect();
      // Two frames later, since the overlay returns the focus in the next one.
      defaultView.requestAnimationFrame(() => defaultView.requestAnimationFrame(act));
    });
    closing.observe(body, { childList: true, subtree: true });
  }

  #isCovered(): boolean {
    return this.#page.querySelector(OVERLAYS) !== null;
  }

  /** A screen that has focused one of its own fields keeps the focus there; a link of the frame around it does not. */
  #focusHeading(): void {
    const { activeElement } = this.#page;
    const main = this.#page.querySelector('main');
    if (main === null) return;
    const isOfScreen = main.contains(activeElement) && activeElement?.closest('nav') === null;
    if (isOfScreen && activeElement !== main) return;
    const focused = main.querySelector('h1') ?? main;
    take(focused);
    this.#followHeading(main, focused);
  }

  /** A screen may still load what its heading says, and then put another heading in its place. */
  #followHeading(main: HTMLElement, first: HTMLElement): void {
    let focused = first;
    const loading = new (this.#page.defaultView ?? window).MutationObserver(() => {
      const { activeElement, body } = this.#page;
      const isLost = activeElement === body && !focused.isConnected;
      if (activeElement !== focused && !isLost) return loading.disconnect();
      const heading = main.querySelector('h1');
      if (heading === null || heading === focused) return;
      focused = heading;
      take(heading);
    });
    loading.observe(main, { childList: true, subtree: true });
  }
}

function take(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
