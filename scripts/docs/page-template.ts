import { CONTENTS, listedPages, pageIn, SITE_WORDS, type DocsLanguage } from './contents.ts';
import { escapeHtml } from './html.ts';
import { addressOf } from './links.ts';
import type { Heading } from './sources.ts';

export type PageContent = {
  readonly name: string;
  readonly language: DocsLanguage;
  readonly title: string;
  readonly headings: readonly Heading[];
  readonly html: string;
};
export type SiteFrame = {
  /** The titles of all pages by name. */
  readonly titles: ReadonlyMap<string, string>;
  readonly style: string;
  readonly script: string;
  readonly index: Readonly<Record<DocsLanguage, string>>;
};

/** A whole page. It has no inline script and no inline style, which its Content-Security-Policy refuses. */
export function pageHtml(page: PageContent, frame: SiteFrame): string {
  const { name, language, title, html } = page;
  const words = SITE_WORDS[language];
  const isHome = name === homeOf(language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${isHome ? words.site : `${escapeHtml(title)} · ${words.site}`}</title>
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${frame.style}">
<script type="module" src="${frame.script}"></script>
</head>
<body data-index="${frame.index[language]}" data-no-results="${words.noResults}" data-not-loaded="${words.notLoaded}">
<a class="skip" href="#text">${words.skip}</a>
<header class="bar">
<a class="brand" href="${addressOf(homeOf(language))}"><svg viewBox="0 0 32 32" fill="none" aria-hidden="true"><path class="rafter" d="M3 20.5 16 8.5l13 12"/><path class="cap" d="M10.6 13.5 16 8.5l5.4 5"/><path class="span" d="M3.5 26.5h25M1.9 28.1l3.2-3.2M26.9 28.1l3.2-3.2"/></svg><span>${words.site}</span></a>
<form class="search" role="search" hidden><input type="search" aria-label="${words.search}" placeholder="${words.search}" autocomplete="off" spellcheck="false"><div class="results" role="status" hidden></div></form>
<nav class="elsewhere" aria-label="Ridgeline">${otherLanguage(page, frame)}<a href="/">${words.app}</a></nav>
</header>
<div class="page">
<details class="menu"><summary>${words.menu}</summary>${navigation(page, frame)}</details>
<nav class="side" aria-label="${words.menu}">${navigation(page, frame)}</nav>
<main id="text" tabindex="-1">
${html}
${next(page, frame)}
</main>
${onPage(page)}
</div>
</body>
</html>
`;
}

export function homeOf(language: DocsLanguage): string {
  return language === 'en' ? 'index' : `${language}/index`;
}

function navigation({ name, language }: PageContent, { titles }: SiteFrame): string {
  const groups = CONTENTS[language].map(({ title, pages }) => {
    const items = pages
      .map((listed) => pageIn(language, listed))
      .filter((one) => titles.has(one))
      .map((one) => {
        const current = one === name ? ' aria-current="page"' : '';
        return `<li><a href="${addressOf(one)}"${current}>${escapeHtml(titles.get(one) ?? one)}</a></li>`;
      });
    return `<p>${title}</p><ul>${items.join('')}</ul>`;
  });
  return groups.join('');
}

function otherLanguage({ name, language }: PageContent, { titles }: SiteFrame): string {
  const other = language === 'en' ? 'es' : 'en';
  const twin = language === 'en' ? `es/${name}` : name.replace(/^es\//, '');
  const to = titles.has(twin) ? twin : homeOf(other);
  return `<a href="${addressOf(to)}" hreflang="${other}" lang="${other}">${SITE_WORDS[language].other}</a>`;
}

function next({ name, language }: PageContent, { titles }: SiteFrame): string {
  const pages = listedPages(language).filter((one) => titles.has(one));
  const following = pages[pages.indexOf(name) + 1];
  if (following === undefined || !pages.includes(name)) return '';
  return `<p class="next">${SITE_WORDS[language].next}: <a href="${addressOf(following)}">${escapeHtml(titles.get(following) ?? '')}</a></p>`;
}

function onPage({ headings, language }: PageContent): string {
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length < 2) return '';
  const items = sections.map(({ id, text }) => `<li><a href="#${id}">${escapeHtml(text)}</a></li>`);
  return `<nav class="on-page" aria-label="${SITE_WORDS[language].onPage}"><p>${SITE_WORDS[language].onPage}</p><ul>${items.join('')}</ul></nav>`;
}
