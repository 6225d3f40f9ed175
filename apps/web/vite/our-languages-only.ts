import type { Plugin } from 'vite';

/** The words of React Aria come in thirty languages, all in one piece; this app is read in two. */
export function ourLanguagesOnly(): Plugin {
  const words =
    /react-(?:aria|aria-components|stately)[\\/]dist[\\/]private[\\/]intl[\\/].*[a-z]{2}-[A-Z]{2}[.]mjs$/;
  const ours = /(?:en-US|es-ES)[.]mjs$/;
  return {
    name: 'our-languages-only',
    enforce: 'pre',
    load: (id) => (words.test(id) && !ours.test(id) ? 'export default {};' : null),
  };
}
