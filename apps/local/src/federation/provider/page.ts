/** A page of a provider: no scripts, and its styles in a separate file, as the Content-Security-Policy requires. */
export function providerPage({ title, style, main }: { title: string; style: string; main: string }): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(title)}</title>
    <link rel="stylesheet" href="${escaped(style)}">
  </head>
  <body>
    <main>
      ${main}
    </main>
  </body>
</html>`;
}

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export const STYLE_PATH = '/local/idp/page.css';
export const STYLE = `
  :root {
    color-scheme: light dark;
    --ink: light-dark(#1b252d, #e9ecee); --quiet: light-dark(#55636e, #a5b1ba);
    --ground: light-dark(#f4f2ee, #0f171d); --sheet: light-dark(#ffffff, #18222a);
    --line: light-dark(#8a959d, #71808b); --hair: light-dark(#dcdfe1, #2b3843); --danger: light-dark(#a3261b, #ff9d92);
    font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground);
  }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; }
  main {
    width: 100%; max-width: 27rem; padding: 1.5rem; border: 1px solid var(--hair); border-radius: .75rem;
    background: var(--sheet);
  }
  h1 { margin: 0; font-size: 1.375rem; line-height: 1.25; }
  h2 { margin: 1.5rem 0 .5rem; font-size: 1rem; }
  p { margin: .25rem 0 0; color: var(--quiet); }
  ul { margin: 1rem 0 0; padding: 0; list-style: none; display: grid; gap: .5rem; }
  button, input {
    width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem;
    font: inherit; color: inherit; background: transparent; text-align: start;
  }
  button { cursor: pointer; }
  button:hover { background: light-dark(#0000000a, #ffffff12); }
  button:focus-visible, input:focus-visible { outline: 3px solid light-dark(#1d6fb8, #7fbcf5); outline-offset: 2px; }
  button strong, button span { display: block; overflow-wrap: anywhere; }
  button span, .hint { color: var(--quiet); font-size: .875rem; }
  label { display: block; margin-top: .75rem; font-weight: 600; }
  .go { margin-top: 1rem; text-align: center; font-weight: 600; }
  .deny { border-color: transparent; text-align: center; text-decoration: underline; }
  .problem { margin-top: .25rem; color: var(--danger); font-weight: 600; }
  hr { margin: 1.5rem 0 .5rem; border: 0; border-top: 1px solid var(--hair); }
`;
