import type { Fact, Stated } from './fact.ts';
import { inSpanish } from './phrase.ts';

/** The part of a row that a report tells. */
export function statedRow({ value, condition, conditionEs, source, rowId, level }: Stated): Stated {
  return { value, condition, ...inSpanish({ conditionEs }), source, rowId, level };
}

/** The rows that answer, or would if they agreed. */
export function statedRows(fact: Fact): readonly Stated[] {
  if (fact.is === 'disputed') return fact.rows;
  return fact.is === 'known' ? [statedRow(fact)] : [];
}
