import { createHash } from 'node:crypto';
import { type Locale, say } from '@ridgeline/core/shared';
import { unsubscribeMessages } from './unsubscribe.messages.ts';

/** Small enough to stand in the page: it has to work without the app, its files and scripts. */
const STYLE = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:34rem;padding:3rem 1.25rem}
h1{font-size:1.5rem;line-height:1.25}
button{font:inherit;padding:.625rem 1.25rem;border-radius:.5rem;border:1px solid;cursor:pointer}`;

/** Of this page alone: its style, and a form that it sends to itself. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function unsubscribePage(shows: 'ask' | 'done' | 'wrong', locale: Locale): string {
  const title = say(unsubscribeMessages, locale, 'title');
  const form =
    shows === 'ask'
      ? `<form method="post"><button>${say(unsubscribeMessages, locale, 'confirm')}</button></form>`
      : '';
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${say(unsubscribeMessages, locale, shows)}</p>${form}</main></body>
</html>
`;
}
