import { type Fact, factPhrases, type Phrase, phrasesJoined, textOfPhrases } from '@ridgeline/core/reports';
import type { Locale } from '@ridgeline/core/shared';
import type { PdfLine, PdfWords } from '../../ports/pdf-content.ts';

export function factLine(fact: Fact, locale: Locale): PdfLine {
  const { name, answer, source, beside } = factPhrases(fact, locale);
  return {
    is: 'line',
    name,
    value: wordsOf(phrasesJoined(answer, '\n')),
    source,
    beside: beside.map(wordsOf),
  };
}

/** A fact in lines that a page may end between: what a maker requires has one for each document. */
export function factLines(fact: Fact, locale: Locale): readonly PdfLine[] {
  return factsByDocument(fact).map((part) => factLine(part, locale));
}

/** What is told once stands with the first document, and what is beside the answer with the last. */
export function factsByDocument(fact: Fact): readonly Fact[] {
  if (fact.is !== 'known' || fact.value.kind !== 'requirements') return [fact];
  const { kind, rows, unpublished } = fact.value;
  const documents = [...new Set(rows.map(({ source }) => JSON.stringify(source)))];
  return documents.map((document, at) => {
    const told = rows.filter(({ source }) => JSON.stringify(source) === document);
    const { source, rowId } = told[0] ?? fact;
    const value = { kind, rows: told, unpublished: at === 0 ? unpublished : [] };
    return { ...fact, value, source, rowId, others: at === documents.length - 1 ? fact.others : [] };
  });
}

export function plainLine(name: string, value: string): PdfLine {
  return { is: 'line', name, value, source: null, beside: [] };
}

/** In phrases only where one of them is in another language. */
export function wordsOf(phrases: readonly Phrase[]): PdfWords {
  return phrases.every(({ lang }) => lang === undefined) ? textOfPhrases(phrases) : phrases;
}

export function plainText(words: PdfWords): string {
  return typeof words === 'string' ? words : textOfPhrases(words);
}
