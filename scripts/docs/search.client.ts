/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** The search of the docs. It builds its results with the DOM alone, since the page requires Trusted Types and has no policy. */
import type { IndexedSection } from './search-index.ts';
import { foundIn, sectionOf, termsOf, type Section } from './search-ranking.ts';

const MOST = 12;
const AROUND = 70;
const form = document.querySelector<HTMLFormElement>('.search');
const field = form?.querySelector('input');
const results = form?.querySelector<HTMLElement>('.results');
const { index: address = '', noResults = '', notLoaded = '' } = document.body.dataset;
let sections: Promise<readonly Section[]> | null = null;

if (form && field && results) begin(form, field, results);

function begin(search: HTMLFormElement, input: HTMLInputElement, list: HTMLElement): void {
  search.hidden = false;
  input.addEventListener('focus', () => void loaded().catch(() => {}));
  input.addEventListener('input', () => void show(input, list));
  search.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  search.addEventListener('keydown', (event) => move(event, input, list));
  search.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !search.contains(relatedTarget)) list.hidden = true;
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
}

function loaded(): Promise<readonly Section[]> {
  sections ??= fetch(address)
    .then((answer) => answer.json() as Promise<readonly IndexedSection[]>)
    .then((rows) => rows.map(sectionOf))
    .catch((problem: unknown) => {
      // The next try asks again.
      sections = null;
      throw problem;
    });
  return sections;
}

async function show(input: HTMLInputElement, list: HTMLElement): Promise<void> {
  const asked = input.value;
  const terms = termsOf(asked);
  list.hidden = terms.length === 0;
  if (terms.length === 0) return;
  try {
    const found = foundIn(await loaded(), asked, { most: MOST });
    if (input.value === asked)
      list.replaceChildren(...(found.length === 0 ? [line(noResults)] : [listOf(found, terms)]));
  } catch {
    list.replaceChildren(line(notLoaded));
  }
}

function listOf(found: readonly Section[], terms: readonly string[]): HTMLElement {
  const list = document.createElement('ul');
  for (const { row, text } of found) {
    const [page, heading, href, whole] = row;
    const link = document.createElement('a');
    link.href = href;
    const title = document.createElement('strong');
    title.textContent = heading === '' ? page : `${page}: ${heading}`;
    const excerpt = document.createElement('span');
    const at = Math.max(0, ...terms.map((term) => text.indexOf(term)));
    const from = Math.max(0, at - AROUND);
    excerpt.textContent = excerptOf(whole, from, at + AROUND);
    link.append(title, excerpt);
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  return list;
}

function line(text: string): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.textContent = text;
  return paragraph;
}

function move(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
  if (event.key === 'Escape') {
    input.value = '';
    list.hidden = true;
    input.focus();
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || list.hidden) return;
  event.preventDefault();
  const stops: readonly HTMLElement[] = [input, ...list.querySelectorAll('a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
}

/** From the first whole word to the last one, with an ellipsis where something is left out. */
function excerptOf(text: string, from: number, to: number): string {
  const start = from > 0 ? text.indexOf(' ', from) + 1 : 0;
  const end = to < text.length ? text.lastIndexOf(' ', to) : text.length;
  return `${start > 0 ? '… ' : ''}${text.slice(start, Math.max(start, end))}${end < text.length ? ' …' : ''}`;
}
