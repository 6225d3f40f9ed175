import type { CandidateRow } from '../reports/content/candidate-row.ts';
import { editionValue } from '../reports/content/edition.ts';
import { inSpanish } from '../reports/phrase.ts';
import type { Contact, FactValue, LocalRule, Quantity } from '../reports/fact-value.ts';
import type { Source } from '../reports/source.ts';
import type { PackCells } from './pack.schema.ts';
import { formOfTopic } from './pack-topics.ts';

/** A row of a loaded pack, for one of its bodies. */
export type LoadedRow = PackCells & { readonly pack: string; readonly body: string };

/** The row as one that may answer its question. */
export function candidateOf(row: LoadedRow): CandidateRow {
  const source = sourceOf(row);
  return {
    value: valueOf(row, source),
    ...conditionOf(row),
    source,
    rowId: rowIdOf(row),
    level: row.level,
    body: row.body,
    trust: row.trust,
    superseded: row.status === 'superseded',
    effective: row.effective ?? null,
    appliesTo: row.applies_to ?? null,
    answers: row.status !== 'no-answer',
    refersTo: row.settled_by ?? null,
  };
}

/** That of a contact is the desk that it reaches. */
function conditionOf({ question, condition, condition_es }: LoadedRow) {
  if (condition === undefined || formOfTopic(question)?.kind === 'contacts') return { condition: null };
  return { condition, ...inSpanish({ conditionEs: condition_es }) };
}

function rowIdOf({ pack, row_id }: LoadedRow): string {
  return `${pack}/${row_id}`;
}

function sourceOf(row: LoadedRow): Source {
  const { source_date: date, source_read: read } = row;
  const page = {
    name: row.source_name,
    url: row.source_url ?? null,
    edition: row.source_edition ?? null,
  };
  if (date !== undefined) return { ...page, date, read: read ?? null };
  if (read === undefined) throw new Error('A row without a day passes neither the schema nor the database.');
  return { ...page, date: null, read };
}

function valueOf(row: LoadedRow, source: Source): FactValue {
  const { value } = row;
  const inWords = { kind: 'text', text: value, ...inSpanish({ textEs: row.value_es }) } as const;
  if (row.status === 'no-answer') return inWords;
  switch (formOfTopic(row.question)?.kind) {
    case 'yes-no':
      return { kind: 'yes-no', answer: value === 'yes' };
    case 'edition':
      return editionValue(value);
    case 'quantity':
      return quantityOf(row);
    case 'ratio':
      return { kind: 'ratio', to: Number(value.slice('1:'.length)) };
    case 'storm-counts':
      return { kind: 'storm-counts', rows: [{ withinMiles: null, reports: Number(value) }] };
    case 'contacts':
      return { kind: 'contacts', rows: [contactOf(row, source)] };
    case 'rules':
      return { kind: 'rules', rows: [ruleOf(row, source)] };
    default:
      return inWords;
  }
}

function quantityOf({ value, unit = 'sf', basis = 'not-stated' }: LoadedRow): Quantity {
  const amount = { kind: 'quantity', amount: value } as const;
  return unit === 'mph' ? { ...amount, unit, basis } : { ...amount, unit, basis: null };
}

function contactOf(row: LoadedRow, source: Source): Contact {
  const nothing = { office: row.condition ?? null, phone: null, email: null, website: null, address: null };
  const officeEs = row.about === 'office' ? row.value_es : row.condition_es;
  const told = { ...nothing, [row.about ?? 'office']: row.value, ...inSpanish({ officeEs }) };
  return { ...told, source, rowId: rowIdOf(row) };
}

function ruleOf(row: LoadedRow, source: Source): LocalRule {
  const { about = '', about_es: topicEs, value: rule, value_es: ruleEs } = row;
  return { topic: about, rule, ...inSpanish({ topicEs, ruleEs }), source, rowId: rowIdOf(row) };
}
