/**
 * The only script of a prerendered page until it has been painted: then it fetches the app and the files that
 * the app will need. Earlier they would compete with the styles and the font of the page for bandwidth.
 */
const {
  app = '',
  files = '',
  notLoaded = '',
  retry = '',
} = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};

keepFocus();

// A page in the background is not painted.
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));

function begin(): void {
  // First of all: a browser asks for the files in this order.
  import(/* @vite-ignore */ app).catch(sayNotLoaded);
  for (const file of files.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

/** The app draws the same screen in the place of this one. What has the focus here has it there, so that a key still acts on it. */
function keepFocus(): void {
  const root = document.getElementById('root');
  if (root === null) return;
  let focused: Element | null = null;
  let place = 0;
  const remember = (): void => {
    const { activeElement } = document;
    if (activeElement === null || !root.contains(activeElement)) return;
    focused = activeElement;
    place = alikeIn(root, activeElement).findIndex((one) => one === activeElement);
  };
  // Left by a click beside it, and not because it is gone.
  const forget = ({ target }: FocusEvent): void =>
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected === true) focused = null;
    });
  const replaced = new MutationObserver(() => {
    if (root.querySelector('main') === null || focused?.isConnected === true) return;
    replaced.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
    if (focused !== null) alikeIn(root, focused)[place]?.focus({ preventScroll: true });
  });
  remember();
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  replaced.observe(root, { childList: true });
}

/** A screen may have two links of one name and one address. */
function alikeIn(root: Element, one: Element): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(one.tagName)].filter(
    (other) =>
      other.textContent === one.textContent &&
      ['href', 'name', 'aria-label'].every((named) => other.getAttribute(named) === one.getAttribute(named)),
  );
}

/** START-8: otherwise the page would wait for ever. A browser caches a failed import, so that only a reload retries it. */
function sayNotLoaded(): void {
  const alert = document.createElement('div');
  alert.role = 'alert';
  alert.className = 'not-loaded';
  // The page below is inert, so this is its only heading.
  const heading = document.createElement('h1');
  heading.textContent = notLoaded;
  const button = document.createElement('button');
  button.textContent = retry;
  button.addEventListener('click', () => window.location.reload());
  alert.append(heading, button);
  document.body.prepend(alert);
}
