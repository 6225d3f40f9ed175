/**
 * The whole script of a page that came drawn, until it has been seen: then the app is fetched, with the files it is
 * going to ask for. Before, they would share the line with the styles and the font that the drawing waits for.
 */
const {
  app = '',
  files = '',
  notLoaded = '',
  retry = '',
} = document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};

// A page in the background is painted by nobody.
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));

function begin(): void {
  for (const file of files.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  import(/* @vite-ignore */ app).catch(sayNotLoaded);
}

/** START-8: else what is drawn would wait for ever. Only a reload asks again for what a browser remembers as missing. */
function sayNotLoaded(): void {
  const alert = document.createElement('div');
  alert.role = 'alert';
  alert.className = 'not-loaded';
  const button = document.createElement('button');
  button.textContent = retry;
  button.addEventListener('click', () => window.location.reload());
  alert.append(notLoaded, ' ', button);
  document.body.prepend(alert);
}
