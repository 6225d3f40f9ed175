import { canonicalText } from '../../calculators/fingerprint.ts';
import { say, type Locale } from '../../shared/messages.ts';
import type { Requirement, Requirements } from '../fact-value.ts';
import { factMessages, settlerMessages } from './fact-text.messages.ts';
import { quantityText } from './quantity-text.ts';
import { requirementTextMessages, requirementTopicMessages } from './requirement-text.messages.ts';
import { sourceText } from './source-text.ts';

/**
 * The product, what of it no document says, and what its maker requires. Each document is named after its lines, except the
 * last one, which is the source of the fact.
 */
export function requirementsText({ rows, unpublished }: Requirements, locale: Locale): readonly string[] {
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

function productText([first]: readonly Requirement[], locale: Locale): readonly string[] {
  if (first === undefined) return [];
  const { manufacturer, product } = first;
  return [say(requirementTextMessages, locale, 'product', { manufacturer, product })];
}

function rowText({ topic, requirement, unit, condition }: Requirement, locale: Locale): string {
  const measured = unit === null ? requirement : quantityText(requirement, unit, locale);
  return say(requirementTextMessages, locale, 'requirement', {
    topic: say(requirementTopicMessages, locale, topic),
    said: condition === null ? measured : `${measured} (${condition})`,
  });
}

function documentText([first]: readonly Requirement[], locale: Locale): readonly string[] {
  if (first === undefined) return [];
  return [say(factMessages, locale, 'source', { source: sourceText(first.source, locale) })];
}

function unpublishedText(topics: Requirements['unpublished'], locale: Locale): readonly string[] {
  if (topics.length === 0) return [];
  return [
    say(requirementTextMessages, locale, 'unpublished', {
      topics: topics.map((topic) => say(requirementTopicMessages, locale, topic)).join('; '),
      settler: say(settlerMessages, locale, 'manufacturer-document'),
    }),
  ];
}
