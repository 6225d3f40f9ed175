type Watch = (element: HTMLElement | null) => (() => void) | undefined;

/** A ref that keeps the height of what is pinned to the bottom in a variable of the page, which what lies under it goes by. */
export const heightAs =
  (name: '--dock' | '--toasts'): Watch =>
  (element) => {
    // Where nothing is laid out, as in specs, nothing has a height.
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  };
