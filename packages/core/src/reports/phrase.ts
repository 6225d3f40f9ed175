import type { Locale } from '../shared/messages.ts';

/** Words on a page in the reader's language; `lang` is theirs where it is another. */
export type Phrase = { readonly text: string; readonly lang?: 'en' };

/** Stands in a message where a phrase goes. */
export const PHRASE_PLACE = '\uE000';

/** A message with phrases in its place. */
export function aroundPhrases(message: string, phrases: readonly Phrase[]): readonly Phrase[] {
  const [before = '', after = ''] = message.split(PHRASE_PLACE);
  return inRuns([{ text: before }, ...phrases, { text: after }]);
}

/** Phrases in one line. */
export function phrasesJoined(lines: readonly (readonly Phrase[])[], separator: string): readonly Phrase[] {
  return inRuns(lines.flatMap((phrases, at) => (at === 0 ? phrases : [{ text: separator }, ...phrases])));
}

export function textOfPhrases(phrases: readonly Phrase[]): string {
  return phrases.map(({ text }) => text).join('');
}

/** Neighbors of one language as one. */
function inRuns(phrases: readonly Phrase[]): readonly Phrase[] {
  const runs: Phrase[] = [];
  for (const phrase of phrases.filter(({ text }) => text !== '')) {
    const last = runs.at(-1);
    if (last !== undefined && last.lang === phrase.lang)
      runs.splice(-1, 1, { ...last, text: last.text + phrase.text });
    else runs.push(phrase);
  }
  return runs;
}

/** Words of the data, in Spanish where it has them. */
// D RPT-3.3
export function phraseIn(locale: Locale, text: string, spanish: string | undefined): Phrase {
  if (locale === 'en' || !isInWords(text)) return { text };
  return spanish === undefined ? { text, lang: 'en' } : { text: spanish };
}

/** A line of several phrases is in English where one of them is. */
export function joinedPhrase(phrases: readonly Phrase[], join: (texts: readonly string[]) => string): Phrase {
  const text = join(phrases.map((phrase) => phrase.text));
  return phrases.some(({ lang }) => lang === 'en') ? { text, lang: 'en' } : { text };
}

/** Figures, letters of classes and names of standards ("5B", "ASTM D3161", "1955–2015") are the same in both languages. */
export function isInWords(text: string): boolean {
  return /\p{Ll}{2}/u.test(text);
}

/** The Spanish of a text that the data has none of is left out. */
export function inSpanish<Texts extends Readonly<Record<string, string | undefined>>>(texts: Texts) {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined);
  return Object.fromEntries(given) as { readonly [Name in keyof Texts]?: string };
}

/** The names under which facts have words in Spanish. */
const SPANISH: ReadonlySet<string> = new Set([
  'textEs',
  'conditionEs',
  'officeEs',
  'requirementEs',
  'topicEs',
  'ruleEs',
]);

/** For `JSON.stringify`: whether a translation is there changes no answer. */
export function withoutSpanish(key: string, value: unknown): unknown {
  return SPANISH.has(key) ? undefined : value;
}
