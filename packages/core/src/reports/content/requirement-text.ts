import { canonicalText } from '../../calculators/fingerprint.ts';
import { say, type Locale } from '../../shared/messages.ts';
import type { Requirement, Requirements } from '../fact-value.ts';
import { joinedPhrase, phraseIn, type Phrase } from '../phrase.ts';
import { factMessages, settlerMessages } from './fact-text.messages.ts';
import { quantityText } from './quantity-text.ts';
import { requirementTextMessages, requirementTopicMessages } from './requirement-text.messages.ts';
import { sourceText } from './source-text.ts';

/**
 * The product, what of it no document says, and what its maker requires. Each document is named after its lines, except the
 * last one, which is the source of the fact.
 */
export function requirementPhrases({ rows, unpublished }: Requirements, locale: Locale): readonly Phrase[] {
  const documents = rowsByDocument(rows);
  const said = documents.flatMap((ofDocument) => [
    ...ofDocument.map((row) => rowText(row, locale)),
    ...(ofDocument === documents.at(-1) ? [] : documentText(ofDocument, locale)),
  ]);
  return [...productText(rows, locale), ...unpublishedText(unpublished, locale), ...said];
}

function rowsByDocument(rows: readonly Requirement[]): readonly (readonly Requirement[])[] {
  const documents = new Map<string, Requirement[]>();
  for (const row of rows) {
    const document = canonicalText(row.source);
    documents.set(document, [...(documents.get(document) ?? []), row]);
  }
  return [...documents.values()];
}

function productText([first]: readonly Requirement[], locale: Locale): readonly Phrase[] {
  if (first === undefined) return [];
  const { manufacturer, product } = first;
  return [{ text: say(requirementTextMessages, locale, 'product', { manufacturer, product }) }];
}

function rowText(row: Requirement, locale: Locale): Phrase {
  const { topic, requirement, requirementEs, unit, condition, conditionEs } = row;
  const said =
    unit === null
      ? phraseIn(locale, requirement, requirementEs)
      : { text: quantityText(requirement, unit, locale) };
  const limit = condition === null ? null : phraseIn(locale, condition, conditionEs);
  return joinedPhrase([said, ...(limit === null ? [] : [limit])], ([measured = '', limited]) =>
    say(requirementTextMessages, locale, 'requirement', {
      topic: say(requirementTopicMessages, locale, topic),
      said: limited === undefined ? measured : `${measured} (${limited})`,
    }),
  );
}

function documentText([first]: readonly Requirement[], locale: Locale): readonly Phrase[] {
  if (first === undefined) return [];
  return [{ text: say(factMessages, locale, 'source', { source: sourceText(first.source, locale) }) }];
}

function unpublishedText(topics: Requirements['unpublished'], locale: Locale): readonly Phrase[] {
  if (topics.length === 0) return [];
  const text = say(requirementTextMessages, locale, 'unpublished', {
    topics: topics.map((topic) => say(requirementTopicMessages, locale, topic)).join('; '),
    settler: say(settlerMessages, locale, 'manufacturer-document'),
  });
  return [{ text }];
}
