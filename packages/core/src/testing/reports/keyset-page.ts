/** Position of a row in a sorted list: its sort value, and its number to break ties. */
export type SortKey = readonly [value: string | number, id: string];

export type KeysetRequest<Row> = {
  readonly key: (row: Row) => SortKey;
  readonly order: 'asc' | 'desc';
  readonly after: string | null;
  readonly limit: number;
};

/** The rows after a cursor, so that rows inserted meanwhile shift nothing; null for a cursor that was never issued. */
export function pageAfter<Row>(
  rows: readonly Row[],
  { key, order, after, limit }: KeysetRequest<Row>,
): { readonly items: readonly Row[]; readonly next: string | null } | null {
  const last = after === null ? null : readCursor(after);
  if (after !== null && last === null) return null;
  const way = order === 'asc' ? 1 : -1;
  const sorted = rows.toSorted((one, other) => way * compare(key(one), key(other)));
  const rest = last === null ? sorted : sorted.filter((row) => way * compare(key(row), last) > 0);
  const items = rest.slice(0, limit);
  const end = items.at(-1);
  return { items, next: end !== undefined && rest.length > items.length ? JSON.stringify(key(end)) : null };
}

function compare([value, id]: SortKey, [otherValue, otherId]: SortKey): number {
  if (value !== otherValue) return value < otherValue ? -1 : 1;
  if (id === otherId) return 0;
  return id < otherId ? -1 : 1;
}

function readCursor(cursor: string): SortKey | null {
  try {
    const parsed: unknown = JSON.parse(cursor);
    return isSortKey(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isSortKey(parsed: unknown): parsed is SortKey {
  return (
    Array.isArray(parsed) &&
    parsed.length === 2 &&
    ['string', 'number'].includes(typeof parsed[0]) &&
    typeof parsed[1] === 'string'
  );
}
