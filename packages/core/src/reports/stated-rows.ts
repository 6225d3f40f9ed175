import type { Fact, Stated } from './fact.ts';

/** The rows that answer, or would if they agreed. */
export function statedRows(fact: Fact): readonly Stated[] {
  if (fact.is === 'disputed') return fact.rows;
  if (fact.is !== 'known') return [];
  const { value, condition, source, rowId, level } = fact;
  return [{ value, condition, source, rowId, level }];
}
