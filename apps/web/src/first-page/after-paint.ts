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
