import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** What the words must keep to in every message table; the terms are those of docs/glossary.md. */

const root = fileURLToPath(new URL('..', import.meta.url));

interface Text {
  at: string;
  en: string;
  es: string;
}

const texts = await textsOfTheProduct();
const terms = termsOfTheGlossary();

/** Words that keep their capitals: names, and headings and buttons that the specification quotes. */
const NAMES =
  /Google|Apple|Microsoft|Ridgeline|Census|Energy|Department|Bureau|Free|Pro|English|Android|Premium|Enterprise/;
const QUOTED = new Set([
  'Quick View',
  'Verify Phone',
  'Change Email',
  'Change Password',
  'Unsaved Changes',
  'Required Field',
  'Required Selection',
  'Email Already In Use',
  'Invalid Email',
  'Verify Your New Email',
  'Try Again',
  'Reload Page',
  'Add Project',
  'Explore Plans',
  'Plan Details',
  'Sign Out',
  'Sign In',
  'Take Action',
  'Account Updated',
  'Pause Payments',
  'Pause Payments Unavailable',
  'New Project',
  'Access Issue',
  'Contact Us',
  'View Report',
  'Session Expired',
  'No Current User or Token Expired',
  "You're Out of Free Trial Projects",
  "You're signed in with a different account. Log in using your old email.",
  "New password doesn't meet password requirements",
  "We've had trouble loading the requested page.",
]);

/** In bold in the guide, and no label. */
const STRESSED = new Set(['by the month', 'cada mes']);

describe('the words of the product', () => {
  it('are read from all message tables', () => {
    expect(texts.length).toBeGreaterThan(2000);
    expect(terms.length).toBeGreaterThan(20);
  });

  it('use one Spanish term for each English term of the trade', () => {
    const strays = texts.flatMap(({ at, en, es }) =>
      terms
        .filter((term) => term.english.test(withoutFields(en)) && !term.spanish.test(es))
        .map((term) => `${at}: ${term.name} in “${en}”, but “${es}”`),
    );
    expect(strays).toEqual([]);
  });

  it('avoid the Spanish words that the glossary rules out', () => {
    const strays = texts.flatMap(({ at, es }) =>
      terms.filter((term) => term.never?.test(es)).map((term) => `${at}: ${term.name}: “${es}”`),
    );
    expect(strays).toEqual([]);
  });

  it('avoid the English words that the glossary rules out', () => {
    const banned = new RegExp(`\\b(${bannedInEnglish().join('|')})\\b`, 'i');
    expect(texts.filter(({ en }) => banned.test(en)).map(({ at, en }) => `${at}: “${en}”`)).toEqual([]);
  });

  it('write lengths in Spanish as the calculators do', () => {
    const strays = texts
      .filter(({ es }) => /(\d|\}) (in|ft)\b/.test(es))
      .map(({ at, es }) => `${at}: “${es}”`);
    expect(strays).toEqual([]);
  });

  it('are in sentence case, but for names and for what the specification quotes', () => {
    expect(texts.filter(({ en }) => isTitleCase(en)).map(({ at, en }) => `${at}: ${en}`)).toEqual([]);
  });

  it('have curly apostrophes and quotation marks, and single spaces', () => {
    const wrong = texts
      .filter(({ at }) => !at.endsWith(' usage'))
      .flatMap(({ at, en, es }) => [en, es].map((text) => ({ at, text })))
      .filter(({ text }) => !QUOTED.has(text) && /["'«»]|\S {2,}\S/.test(text));
    expect(wrong).toEqual([]);
  });

  it('say no sentence twice in a row', () => {
    const wrong = texts
      .flatMap(({ at, en, es }) => [en, es].map((text) => ({ at, text })))
      .filter(({ text }) => /([^.!?]+[.!?])\s*\1/.test(text));
    expect(wrong).toEqual([]);
  });

  it('open each Spanish question and exclamation', () => {
    const count = (text: string, mark: string) => text.split(mark).length;
    const wrong = texts.filter(
      ({ es }) => count(es, '?') !== count(es, '¿') || count(es, '!') !== count(es, '¡'),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['en', 'es'] as const)('are those by which the guide names what to press: %s', (language) => {
    const labels = new Set(texts.map((text) => text[language]));
    const strays = namedInTheGuide(language).filter((label) => !labels.has(label) && !STRESSED.has(label));
    expect(strays).toEqual([]);
  });

  it('have the same fields in both languages', () => {
    const fields = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join();
    expect(texts.filter(({ en, es }) => fields(en) !== fields(es))).toEqual([]);
  });
});

/** What is in bold: `**More → Print**` are two labels. */
function namedInTheGuide(language: 'en' | 'es'): string[] {
  const folder = `${root}/docs/${language === 'en' ? '' : 'es/'}guide`;
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\*\*(.+?)\*\*/gs)].flatMap(([, label = '']) =>
      label.replaceAll(/\s+/g, ' ').split(' → '),
    ),
  );
}

function isTitleCase(text: string): boolean {
  if (QUOTED.has(text) || NAMES.test(text) || !/^[A-Z][\w’&-]*( [\w’&-]+){1,5}$/.test(text)) return false;
  return / [A-Z][a-z]+/.test(text);
}

function withoutFields(text: string): string {
  return text.replace(/\{\w+\}/g, '');
}

async function textsOfTheProduct(): Promise<Text[]> {
  const listed = execFileSync('git', ['ls-files', '*.messages.ts'], { cwd: root, encoding: 'utf8' });
  const found: Text[] = [];
  for (const file of listed.trim().split('\n')) {
    const tables = (await import(`${root}/${file}`)) as Record<string, unknown>;
    for (const table of Object.values(tables)) {
      if (!isTable(table)) continue;
      const spanish = new Map(leaves(table.es));
      for (const [key, en] of leaves(table.en))
        found.push({ at: `${file} ${key}`, en, es: spanish.get(key) ?? '' });
    }
  }
  return found;
}

function isTable(value: unknown): value is { en: unknown; es: unknown } {
  return typeof value === 'object' && value !== null && 'en' in value && 'es' in value;
}

function leaves(value: unknown, path: string[] = []): [key: string, text: string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
}

/** The rows of the table below a heading of the glossary, without that of its column names. */
function rowsOf(heading: string): string[][] {
  const page = readFileSync(`${root}/docs/glossary.md`, 'utf8');
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

function bannedInEnglish(): string[] {
  return rowsOf('English words that are not used').flatMap(([words = '']) => words.split(', '));
}

/** The rows of the table _English, Spanish, not_; several words in a cell are separated by commas. */
function termsOfTheGlossary() {
  return rowsOf('Terms in two languages').map(([english = '', spanish = '', never = '']) => ({
    name: english,
    english: new RegExp(`\\b(${alternatives(english)})s?\\b`, 'i'),
    spanish: new RegExp(alternatives(spanish), 'i'),
    never: never && never !== '—' ? new RegExp(`\\b(${alternatives(never)})`, 'i') : undefined,
  }));
}

function alternatives(cell: string): string {
  return cell.split(/, /).join('|');
}
