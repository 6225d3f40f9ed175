import type { Plugin } from 'vite';

/** React Aria bundles its texts in thirty languages; this app has two. */
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
