import type { CandidateRow } from '../reports/content/candidate-row.ts';
import { editionValue } from '../reports/content/edition.ts';
import type { Contact, FactValue, Quantity } from '../reports/fact-value.ts';
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
    condition: formOfTopic(row.question)?.kind === 'contacts' ? null : (row.condition ?? null),
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
  if (row.status === 'no-answer') return { kind: 'text', text: value };
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
      return { kind: 'rules', rows: [{ topic: row.about ?? '', rule: value, source, rowId: rowIdOf(row) }] };
    default:
      return { kind: 'text', text: value };
  }
}

function quantityOf({ value, unit = 'sf', basis = 'not-stated' }: LoadedRow): Quantity {
  const amount = { kind: 'quantity', amount: value } as const;
  return unit === 'mph' ? { ...amount, unit, basis } : { ...amount, unit, basis: null };
}

function contactOf(row: LoadedRow, source: Source): Contact {
  const nothing = { office: row.condition ?? null, phone: null, email: null, website: null, address: null };
  return { ...nothing, [row.about ?? 'office']: row.value, source, rowId: rowIdOf(row) };
}
