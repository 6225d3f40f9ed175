/** A field that is wrong, or the first choice of a group that is. */
const WRONG = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input';

/**
 * The first wrong field is where the reader goes on. In the next frame, when it is rendered as wrong; unless the reader has gone
 * elsewhere while the answer was awaited.
 */
export function focusFirstWrong(within: HTMLElement): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement === body || within.contains(activeElement))
      within.querySelector<HTMLElement>(WRONG)?.focus();
  });
}
