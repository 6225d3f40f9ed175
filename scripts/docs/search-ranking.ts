import type { IndexedSection } from './search-index.ts';

/** A section with what is compared with the terms. */
export type Section = {
  readonly row: IndexedSection;
  readonly page: string;
  readonly heading: string;
  readonly text: string;
  /** Decisions explain the code to developers: a word in their title counts as one in the text. */
  readonly isDecision: boolean;
};

const DECISIONS = '/docs/adr/';
/** For a term at the start of a word, and inside of one. */
const POINTS = { page: [12, 8], heading: [10, 6], text: [2, 1] } as const;
const PARTS = ['page', 'heading', 'text'] as const;

export function sectionOf(row: IndexedSection): Section {
  const [page, heading, address, text] = row;
  return {
    row,
    page: folded(page),
    heading: folded(heading),
    text: folded(text),
    isDecision: address.startsWith(DECISIONS),
  };
}

/**
 * The sections in which every term occurs. A term counts most in the title of the page, then in the heading, and more at the start
 * of a word than inside one. Of equal sections the first in reading order is first, so that the guide for users precedes the pages
 * for operators and developers.
 */
export function foundIn(
  all: readonly Section[],
  asked: string,
  { most }: { readonly most: number },
): readonly Section[] {
  const terms = termsOf(asked);
  return all
    .map((section) => ({ section, points: pointsOf(section, terms) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .slice(0, most)
    .map(({ section }) => section);
}

export function termsOf(asked: string): readonly string[] {
  return folded(asked).split(/\s+/).filter(Boolean);
}

function pointsOf(section: Section, terms: readonly string[]): number {
  const points = terms.map((term) => Math.max(...PARTS.map((part) => pointsIn(section, part, term))));
  return points.includes(0) ? 0 : points.reduce((sum, one) => sum + one, 0);
}

function pointsIn(section: Section, part: (typeof PARTS)[number], term: string): number {
  if (!section[part].includes(term)) return 0;
  const [atStart, inside] = POINTS[section.isDecision ? 'text' : part];
  return beginsWord(section[part], term) ? atStart : inside;
}

function beginsWord(text: string, term: string): boolean {
  return new RegExp(`(^|[^\\p{L}\\p{N}])${escaped(term)}`, 'u').test(text);
}

function escaped(term: string): string {
  return term.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Without case and accents, letter by letter, so that places in the text stay where they are. */
export function folded(text: string): string {
  return Array.from(text, (sign) => sign.normalize('NFD')[0]?.toLowerCase() ?? sign).join('');
}
